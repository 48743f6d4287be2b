// Removes what only a debugger reads from an executable: its symbols and debug sections, a fifth of Node. We do it ourselves because the
// result of binutils depends on its version and on the machine that it was built for, and two builds must give the same bytes.
const ELF64_LITTLE_ENDIAN = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]);
const SHF_ALLOC = 2n;
const SHF_INFO_LINK = 0x40n;
const SHT_NOBITS = 8;
/** The types of sections whose `sh_info` is the number of another section: relocations. */
const RELOCATIONS = [4, 9];

/** Offsets in the header of the file, and in that of a section. */
const FILE = {
  sectionsAt: 0x28,
  sectionSize: 0x3a,
  sections: 0x3c,
  names: 0x3e,
  segmentsAt: 0x20,
  segmentSize: 0x36,
  segments: 0x38,
};
const SECTION = { type: 0x04, flags: 0x08, at: 0x18, bytes: 0x20, link: 0x28, info: 0x2c };
const SEGMENT = { at: 0x08, bytes: 0x20 };

const align = (offset) => Math.ceil(offset / 8) * 8;

/** @returns a copy of an ELF executable with the sections that it loads, and the names of sections. */
export const stripSymbols = (elf) => {
  if (!elf.subarray(0, 6).equals(ELF64_LITTLE_ENDIAN)) throw new Error('It is not a 64-bit little-endian ELF file.');
  const table = (at, size, count) =>
    Array.from({ length: elf.readUInt16LE(count) }, (_, index) => {
      const start = Number(elf.readBigUInt64LE(at)) + index * elf.readUInt16LE(size);
      return elf.subarray(start, start + elf.readUInt16LE(size));
    });
  const sections = table(FILE.sectionsAt, FILE.sectionSize, FILE.sections);
  const segments = table(FILE.segmentsAt, FILE.segmentSize, FILE.segments);
  const names = sections[elf.readUInt16LE(FILE.names)];
  const isLoaded = (section) => (section.readBigUInt64LE(SECTION.flags) & SHF_ALLOC) !== 0n;
  const endOf = (header, { at, bytes }) => Number(header.readBigUInt64LE(at) + header.readBigUInt64LE(bytes));
  const contents = sections.filter((section) => isLoaded(section) && section.readUInt32LE(SECTION.type) !== SHT_NOBITS);
  const end = align(
    Math.max(...segments.map((header) => endOf(header, SEGMENT)), ...contents.map((header) => endOf(header, SECTION))),
  );
  const kept = sections.filter((section, index) => index === 0 || isLoaded(section) || section === names);
  const indexOf = (index) => {
    const moved = kept.indexOf(sections[index]);
    if (moved < 0) throw new Error(`A section that is loaded needs section ${index}, which is not.`);
    return moved;
  };
  const nameBytes = elf.subarray(Number(names.readBigUInt64LE(SECTION.at)), endOf(names, SECTION));
  const headers = kept.map((section) => {
    const header = Buffer.from(section);
    header.writeUInt32LE(indexOf(section.readUInt32LE(SECTION.link)), SECTION.link);
    const pointsOn =
      RELOCATIONS.includes(section.readUInt32LE(SECTION.type)) ||
      (section.readBigUInt64LE(SECTION.flags) & SHF_INFO_LINK) !== 0n;
    if (pointsOn) header.writeUInt32LE(indexOf(section.readUInt32LE(SECTION.info)), SECTION.info);
    if (section === names) header.writeBigUInt64LE(BigInt(end), SECTION.at);
    return header;
  });
  const stripped = Buffer.alloc(align(end + nameBytes.length));
  elf.copy(stripped, 0, 0, end);
  nameBytes.copy(stripped, end);
  stripped.writeBigUInt64LE(BigInt(stripped.length), FILE.sectionsAt);
  stripped.writeUInt16LE(kept.length, FILE.sections);
  stripped.writeUInt16LE(kept.indexOf(names), FILE.names);
  return Buffer.concat([stripped, ...headers]);
};

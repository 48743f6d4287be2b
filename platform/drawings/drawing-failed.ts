/** A drawing of a pot threw: its unit is undone, and it is due as before. */
export class DrawingFailed extends Error {
  readonly potId: string;

  constructor(potId: string, options: ErrorOptions) {
    super(`the pot ${potId} could not be drawn`, options);
    this.potId = potId;
  }
}

/** Draws a pot; whatever goes wrong names it. */
export const drawingPot = async <Result>(potId: string, draw: () => Promise<Result>): Promise<Result> => {
  try {
    return await draw();
  } catch (cause) {
    throw new DrawingFailed(potId, { cause });
  }
};

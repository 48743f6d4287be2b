/** The drawing of a pot threw. Its unit is rolled back, and the drawing stays due. */
export class DrawingFailed extends Error {
  readonly potId: string;

  constructor(potId: string, options: ErrorOptions) {
    super(`the pot ${potId} could not be drawn`, options);
    this.potId = potId;
  }
}

/** Draws a pot. Any error names the pot. */
export const drawingPot = async <Result>(potId: string, draw: () => Promise<Result>): Promise<Result> => {
  try {
    return await draw();
  } catch (cause) {
    throw new DrawingFailed(potId, { cause });
  }
};

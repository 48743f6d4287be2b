import { DrawsStopped } from '../../domain/draw.ts';

/** The drawing of a pot threw. Its unit is rolled back, and the drawing stays due. */
export class DrawingFailed extends Error {
  readonly potId: string;

  constructor(potId: string, options: ErrorOptions) {
    super(`the pot ${potId} could not be drawn`, options);
    this.potId = potId;
  }
}

/** Draws a pot. Any error names the pot, unless it is about every draw. */
export const drawingPot = async <Result>(potId: string, draw: () => Promise<Result>): Promise<Result> => {
  try {
    return await draw();
  } catch (cause) {
    if (cause instanceof DrawsStopped) throw cause;
    throw new DrawingFailed(potId, { cause });
  }
};

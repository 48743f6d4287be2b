const PIECES = 140;
const FALL_MS = 4_200;
const TURN = Math.PI * 2;

/** Lets confetti of these colours fall over a canvas, once. */
export const throwConfetti = (canvas: HTMLCanvasElement, colours: readonly string[]): void => {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const scale = Math.min(2, devicePixelRatio);
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = width * scale;
  canvas.height = height * scale;
  context.scale(scale, scale);
  const pieces = Array.from({ length: PIECES }, (_, index) => ({
    x: width * (0.5 + (Math.random() - 0.5) * 0.3),
    y: height * 0.45,
    across: (Math.random() - 0.5) * width * 0.0011,
    up: -(0.35 + Math.random() * 0.75) * Math.sqrt(height) * 0.042,
    size: 5 + Math.random() * 7,
    angle: Math.random() * TURN,
    spin: (Math.random() - 0.5) * 0.014,
    colour: colours[index % colours.length] ?? '#fff',
  }));
  let startMs: number | undefined;
  let lastMs = 0;
  const turn = (nowMs: number): void => {
    startMs ??= nowMs;
    const stepMs = Math.min(40, nowMs - (lastMs || nowMs));
    lastMs = nowMs;
    const part = (nowMs - startMs) / FALL_MS;
    context.clearRect(0, 0, width, height);
    if (part >= 1 || !canvas.isConnected) return;
    context.globalAlpha = Math.min(1, (1 - part) * 3);
    for (const piece of pieces) {
      piece.up += stepMs * 0.00095;
      piece.across *= 0.996;
      piece.x += piece.across * stepMs;
      piece.y += piece.up * stepMs;
      piece.angle += piece.spin * stepMs;
      context.save();
      context.translate(piece.x, piece.y);
      context.rotate(piece.angle);
      context.fillStyle = piece.colour;
      // Paper turns over as it falls.
      context.fillRect(-piece.size / 2, -piece.size / 3, piece.size, piece.size * 0.66 * Math.cos(piece.angle * 3));
      context.restore();
    }
    requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
};

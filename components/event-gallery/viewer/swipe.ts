/** A finger has to travel so many pixels, and more sideways than along. */
const farEnough = 40;

interface Start {
  readonly x: number;
  readonly y: number;
}

/**
 * Turns a swipe of one finger into a step. Only listens: zooming with two fingers, and moving about
 * in what is zoomed, are the browser's.
 * @param turn 1 for a finger that went to the left, -1 for one that went to the right
 */
export function handleSwipes(turn: (step: number) => void): {
  begin: (event: TouchEvent) => void;
  end: (event: TouchEvent) => void;
} {
  let start: Start | undefined;
  return {
    begin: ({ touches }) => {
      const [touch] = touches;
      const isAlone = touch && touches.length === 1 && !isZoomed();
      start = isAlone ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    end: ({ changedTouches }) => {
      const [touch] = changedTouches;
      if (!start || !touch) return;
      const across = touch.clientX - start.x;
      const along = touch.clientY - start.y;
      start = undefined;
      if (Math.abs(across) > Math.max(farEnough, 1.5 * Math.abs(along))) turn(-Math.sign(across));
    },
  };
}

const isZoomed = (): boolean => (globalThis.visualViewport?.scale ?? 1) > 1.01;

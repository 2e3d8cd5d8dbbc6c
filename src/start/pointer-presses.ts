/** Further than this a finger was moved on purpose. */
const slack = 10;

const control = 'a[href], button, summary, label, input, select, textarea';
const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(control) : null);

/**
 * A press means what the finger came down on. When something above it comes or goes in that moment, such as the word
 * that the network is gone, the browser gives the press to what has moved under the finger, or to nothing.
 */
export function keepPointerPresses(): void {
  let down: PointerEvent | undefined;
  const note = (event: PointerEvent) => {
    if (event.isPrimary) down = event;
  };
  const forget = () => {
    down = undefined;
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
  // It was the beginning of a scroll, or of a long press.
  addEventListener('pointercancel', forget, { capture: true, passive: true });
  addEventListener(
    'click',
    (event) => {
      const came = down;
      // A key presses without a pointer, and so does a label its field.
      if (!came || !event.isTrusted || event.detail === 0) return;
      forget();
      const [meant, hit] = [controlAt(came), controlAt(event)];
      const moved = Math.hypot(event.clientX - came.clientX, event.clientY - came.clientY) > slack;
      if (moved || meant === hit) return;
      const left = meant?.isConnected === false;
      // The same one, made anew in its place.
      if (left && meant.isEqualNode(hit)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // What has left the screen meanwhile is pressed in vain, and nothing else is in its place.
      if (!meant || left) return;
      // A question that has come up meanwhile is answered first; a finger can't reach behind it, and a script could.
      const question = document.querySelector('dialog:modal');
      if (question && !question.contains(meant)) return;
      meant.focus();
      meant.click();
    },
    { capture: true },
  );
}

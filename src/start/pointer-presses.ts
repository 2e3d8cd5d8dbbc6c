/** In pixels; a pointer that moves further is not clicking. */
const maxMovement = 10;

const controlSelector = 'a[href], button, summary, label, input, select, textarea';
const controlAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(controlSelector) : null;

/**
 * A layout shift between pointerdown and pointerup, for example when the offline banner appears, makes the browser dispatch the click on
 * another element. This dispatches it on the control that was pressed.
 */
export function correctClickTargets(): void {
  let pointerDown: PointerEvent | undefined;
  const handlePointerDown = (event: PointerEvent) => {
    if (event.isPrimary) pointerDown = event;
  };
  const reset = () => {
    pointerDown = undefined;
  };
  addEventListener('pointerdown', handlePointerDown, { capture: true, passive: true });
  // The gesture became a scroll or a long press.
  addEventListener('pointercancel', reset, { capture: true, passive: true });
  addEventListener(
    'click',
    (event) => {
      const pressed = pointerDown;
      // Clicks by keyboard, script or label have no pointerdown of their own.
      if (!pressed || !event.isTrusted || event.detail === 0) return;
      reset();
      const [pressedControl, clickedControl] = [controlAt(pressed), controlAt(event)];
      const hasMoved = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > maxMovement;
      if (hasMoved || pressedControl === clickedControl) return;
      const isRemoved = pressedControl?.isConnected === false;
      // React has replaced the element by an equal one.
      if (isRemoved && pressedControl.isEqualNode(clickedControl)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A control that has been removed is not clicked, and neither is the one in its place.
      if (!pressedControl || isRemoved) return;
      // A modal dialog has opened: controls behind it are inert for the user, but not for a script.
      const modal = document.querySelector('dialog:modal');
      if (modal && !modal.contains(pressedControl)) return;
      pressedControl.focus();
      pressedControl.click();
    },
    { capture: true },
  );
}

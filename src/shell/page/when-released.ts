/**
 * Runs an action once nothing is pressed. What appears above a button while it is pressed moves it away from the finger, and the tap
 * is lost.
 *
 * @returns cancels it
 */
export function whenReleased(action: () => void): () => void {
  let frame: number;
  const look = () => {
    if (document.querySelector(':active')) wait();
    else action();
  };
  const wait = () => {
    frame = requestAnimationFrame(look);
  };
  wait();
  return () => cancelAnimationFrame(frame);
}

// Does work for one call after the other, in the order of the calls, though each takes its time.
export function inTurn(work) {
  let last = Promise.resolve();
  return (given) => {
    const next = () => work(given);
    last = last.then(next, next);
    return last;
  };
}

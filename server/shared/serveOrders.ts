/**
 * Runs in the child of `createLimitedChild` and does one order after the other. `tell` sends an answer that is useful if the last
 * one never comes; `failed` is the answer to an order that rejects. The child ends when the server does.
 */
export const serveOrders = <Order, Answer>(
  work: (order: Order, tell: (answer: Answer) => void) => Promise<Answer>,
  failed: Answer,
): void => {
  process.on('disconnect', () => process.exit(0))
  process.on('uncaughtException', () => process.exit(1))
  // Ctrl+C reaches every process of the terminal; the server says when to end.
  process.on('SIGINT', () => undefined)

  const send = (answer: Answer, isLast: boolean): void => {
    // The channel may be gone while the last answer still comes.
    if (process.connected) process.send?.({ answer, isLast }, undefined, undefined, () => undefined)
  }
  process.on('message', (message) => {
    const { order } = message as { readonly order: Order }
    void work(order, (answer) => send(answer, false)).then(
      (answer) => send(answer, true),
      () => send(failed, true),
    )
  })
}

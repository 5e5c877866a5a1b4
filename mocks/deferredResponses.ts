/**
 * Holds each request until the story or the test answers it, so that "sending" is a state that can be shown; an answer
 * given early waits for its request.
 */
export const createGate = (): Gate => {
  const waiting: Array<(response: Response) => void> = []
  const answers: Response[] = []
  let held = 0
  const settle = () => {
    while (waiting.length > 0 && answers.length > 0) {
      const resolve = waiting.shift()
      const response = answers.shift()
      if (resolve && response) resolve(response)
    }
  }
  return {
    get held() {
      return held
    },
    hold: () =>
      new Promise<Response>((resolve) => {
        held += 1
        waiting.push(resolve)
        settle()
      }),
    answer: (response) => {
      answers.push(response)
      settle()
    },
  }
}

export interface Gate {
  /** Number of requests so far, answered ones included. */
  readonly held: number
  hold(): Promise<Response>
  answer(response: Response): void
}

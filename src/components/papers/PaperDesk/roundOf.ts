import type { DeskDecision, DeskPaper } from '../../../contract/paperDesk.ts'

/** The current decision that is not released; null: none. */
export const preparedIn = ({ decisions }: DeskPaper): DeskDecision | null =>
  decisions.find(({ state }) => state === 'prepared') ?? null

/** Submitted reviews of a round, as its authors will read them. */
export const reviewsOfRound = ({ reviews }: DeskPaper, wanted: number) =>
  reviews.flatMap(({ round, number, recommendation, comments }) =>
    round === wanted && number !== null && recommendation !== null
      ? [{ number, recommendation, comments }]
      : [],
  )

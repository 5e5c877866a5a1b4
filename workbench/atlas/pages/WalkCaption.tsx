import type { WalkStatus } from '../replay/stageNews.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { Who } from './CauseTable.styles.ts'
import { Caption, Count, Note } from './WalkPage.styles.ts'
import type { WayText } from './walkSteps.ts'
import { arrivedAt, stepOf, timeTaken, walkWords } from './walkWords.ts'
import { causes } from './words.ts'

interface Props {
  readonly way: WayText
  readonly status: WalkStatus
  readonly locale: Locale
}

/** Current step, or the result of the walk. */
export const WalkCaption = ({ way, status, locale }: Props) => {
  const { phase, at, problem, took } = status
  const total = way.steps.length
  const now = phase === 'acting' ? way.steps[at] : undefined
  const reached = way.steps[at - 1]?.reaches ?? way.begins
  return (
    <Caption role="status" data-walk={phase} data-at={at} data-took={took ?? ''}>
      <Count>{stepOf(now === undefined ? at : at + 1, total)[locale]}</Count>
      {phase === 'opening' && <p>{walkWords.opening[locale]}</p>}
      {now !== undefined && (
        <p>
          <Who $by={now.by}>{causes[now.by][locale]}</Who> {now.says[locale]}
        </p>
      )}
      {phase === 'resting' && (
        <p>
          <strong>{(at === total ? arrivedAt(reached) : reached)[locale]}</strong>
          {took !== null && <> · {timeTaken(took)[locale]}</>}
        </p>
      )}
      {phase === 'failed' && (
        <p>
          {walkWords.failed[locale]}
          {problem}
        </p>
      )}
      {way.startsOver && <Note>{walkWords.startsOver[locale]}</Note>}
      {total === 0 && phase === 'resting' && <Note>{walkWords.here[locale]}</Note>}
    </Caption>
  )
}

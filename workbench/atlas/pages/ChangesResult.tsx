import type { Baseline } from '../../core/diff/baselineOf.ts'
import { changeWords } from '../../core/diff/changeWords.ts'
import type { ChartHistory } from '../../core/diff/history.types.ts'
import { standsIn } from '../../core/diff/standsIn.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { Result } from './ChangesPage.styles.ts'
import { changesText } from './changesWords.ts'
import { momentText } from './momentText.ts'
import { NothingChanged } from './NothingChanged.tsx'

interface Props {
  readonly baseline: Baseline
  readonly extent: ChartHistory['extent']
  /** Number of machines. */
  readonly changed: number
  readonly locale: Locale
}

/** Number of changes, and their baseline. */
export const ChangesResult = ({ baseline: { revision, tooEarly }, extent, changed, locale }: Props) => {
  const moment = momentText(revision.date, locale)
  const standIn = tooEarly ? standsIn[extent](moment)[locale] : ''
  if (changed === 0) {
    return (
      <NothingChanged
        title={changeWords[locale].nothing}
        reason={standIn || changesText.nothing(moment)[locale]}
      />
    )
  }
  return (
    <Result role="status">
      <strong>{changeWords[locale].machines(changed)}</strong>
      <p>
        {changesText.compared(moment)[locale]} · {revision.subject} <code>{revision.hash.slice(0, 7)}</code>
      </p>
      {standIn !== '' && <p>{standIn}</p>}
    </Result>
  )
}

import type { Phase } from '../replay/stageNews.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { Who } from './CauseTable.styles.ts'
import { Steps } from './WalkPage.styles.ts'
import type { WayText } from './walkSteps.ts'
import { walkWords } from './walkWords.ts'
import { causes } from './words.ts'

interface Props {
  readonly way: WayText
  readonly at: number
  readonly phase: Phase
  readonly locale: Locale
}

/** All steps; the one that happens, or happened last, is marked. */
export const WalkSteps = ({ way, at, phase, locale }: Props) => {
  const present = phase === 'acting' ? at : at - 1
  return (
    <Steps aria-label={walkWords.steps[locale]}>
      <li data-past={at >= 0} aria-current={present === -1 ? 'step' : undefined}>
        <b>{way.begins[locale]}</b>
      </li>
      {way.steps.map(({ by, says, reaches }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same step may come twice; steps never move
        <li key={index} data-past={index < at} aria-current={index === present ? 'step' : undefined}>
          <Who $by={by}>{causes[by][locale]}</Who> {says[locale]}
          <b>{reaches[locale]}</b>
        </li>
      ))}
    </Steps>
  )
}

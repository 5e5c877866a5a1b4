import { suites } from '../../core/coverage/report.types.ts'
import type { CoverageReport, Suite } from '../../core/coverage/report.types.ts'
import type { Freshness } from '../../core/coverage/freshnessOf.ts'
import { registry } from '../../registry.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { CodeText } from './CodeText.tsx'
import { Notice } from './CoveragePage.styles.ts'
import { Runs } from './CoverageFreshness.styles.ts'
import { suiteNames, suiteSays, words } from './coverageWords.ts'

interface Props {
  readonly report: CoverageReport
  readonly freshness: Freshness
  readonly locale: Locale
}

/** Time of each suite's measurement, and its outdated parts. */
export const CoverageFreshness = ({ report, freshness, locale }: Props) => {
  const { absent, stale, reshaped } = freshness
  const list = (names: readonly string[]) => names.join(locale === 'en' ? ', ' : '、')
  const named = (some: readonly Suite[]) => list(some.map((suite) => suiteNames[suite][locale]))
  const titles = list(reshaped.map((id) => registry[id as MachineId].title[locale]))
  return (
    <>
      {absent.length + stale.length + reshaped.length > 0 && (
        <Notice role="status" data-kind="doubt">
          {absent.length > 0 && <span>{words.absent[locale] + named(absent)}</span>}
          {stale.length > 0 && <span>{words.stale[locale] + named(stale)}</span>}
          {reshaped.length > 0 && <span>{words.reshaped[locale] + titles}</span>}
          <span>
            <CodeText>{words.again[locale]}</CodeText>
          </span>
        </Notice>
      )}
      <Runs>
        {suites.map((suite) => {
          const run = report.suites[suite]
          return (
            <div key={suite}>
              <dt>{suiteNames[suite][locale]}</dt>
              <dd>{suiteSays[suite][locale]}</dd>
              <dd>
                {run === null ? (
                  '—'
                ) : (
                  <>
                    {run.steps.toLocaleString(locale)} {words.steps[locale]} ·{' '}
                    <time dateTime={run.at}>{moment(run.at, locale)}</time>
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </Runs>
    </>
  )
}

const moment = (at: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

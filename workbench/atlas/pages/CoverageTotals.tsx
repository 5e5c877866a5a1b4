import { aspects, suites } from '../../core/coverage/report.types.ts'
import type { Aspect, Counts, CoverageReport } from '../../core/coverage/report.types.ts'
import { isReached } from '../../core/coverage/shortfalls.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { Figure, Share, Totals } from './CoverageTotals.styles.ts'
import { aspectNames, shortNames, suiteNames, words } from './coverageWords.ts'

interface Props {
  readonly report: CoverageReport
  readonly locale: Locale
}

/** Coverage of all states, transitions and guards: together, and by each suite. */
export const CoverageTotals = ({ report, locale }: Props) => (
  <Totals>
    <thead>
      <tr>
        <td />
        <th scope="col" title={words.togetherSays[locale]}>
          {words.together[locale]}
        </th>
        {suites.map((suite) => (
          <th key={suite} scope="col">
            <span>{shortNames[suite][locale]}</span>
            <span>{suiteNames[suite][locale]}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {aspects.map((aspect) => {
        const all = countsOf(report, aspect)
        const columns = [
          { name: 'together', reached: all.filter(isReached).length, demands: true },
          ...suites.map((suite) => ({
            name: suite,
            reached: all.filter((counts) => counts[suite] > 0).length,
            demands: false,
          })),
        ]
        return (
          <tr key={aspect}>
            <th scope="row">
              {aspectNames[aspect][locale]} <small>{all.length}</small>
            </th>
            {columns.map(({ name, reached, demands }) => (
              <td key={name} data-figure={`${aspect} ${name}`}>
                <Figure $short={demands && reached < all.length} $strong={demands}>
                  {reached}
                  <span>/{all.length}</span>
                </Figure>
                <Share viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="4" />
                  <rect width={all.length === 0 ? 0 : (reached / all.length) * 100} height="4" />
                </Share>
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  </Totals>
)

const countsOf = ({ machines }: CoverageReport, aspect: Aspect): Counts[] =>
  Object.values(machines).flatMap((machine) => Object.values(machine[aspect]))

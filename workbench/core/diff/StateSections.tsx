import type { Locale } from '../../../src/i18n/locale.ts'
import { Details, Lines, Sign, State, States } from './ChangeReport.styles.ts'
import { changeWords } from './changeWords.ts'
import type { Section } from './describe.ts'
import { plain } from './names.ts'
import { Words } from './Words.tsx'

interface Props {
  readonly sections: readonly Section[]
  readonly locale: Locale
}

/** Changes, state by state. */
export const StateSections = ({ sections, locale }: Props) => (
  <States>
    {sections.map(({ state, title, lines }) => (
      <State key={state}>
        <h3>
          <Words parts={title} />
        </h3>
        <Lines>
          {lines.map(({ sign, parts, details }) => (
            <li key={`${sign} ${plain(parts)} ${details.map(plain).join()}`}>
              <Sign $sign={sign} role="img" aria-label={changeWords[locale].signs[sign]}>
                {signs[sign]}
              </Sign>
              <div>
                <Words parts={parts} />
                {details.length > 0 && (
                  <Details>
                    {details.map((detail) => (
                      <li key={plain(detail)}>
                        <Words parts={detail} />
                      </li>
                    ))}
                  </Details>
                )}
              </div>
            </li>
          ))}
        </Lines>
      </State>
    ))}
  </States>
)

const signs = { added: '+', removed: '−', changed: '~', perhaps: '?' } as const

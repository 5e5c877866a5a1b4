import type { Since } from '../../core/diff/baselineOf.ts'
import type { ChartHistory } from '../../core/diff/history.types.ts'
import type { Known } from '../../core/diff/names.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { Action, Past, Revisions } from './ChangesPage.styles.ts'
import { changesWords } from './changesWords.ts'
import { momentText } from './momentText.ts'

interface Props {
  readonly history: Pick<ChartHistory, 'revisions' | 'extent'>
  readonly registry: Readonly<Record<string, Known>>
  /** Hash of the revision that the present is compared with. */
  readonly chosen: string
  readonly onSince: (since: Since) => void
  readonly locale: Locale
}

/** Every known revision, newest first, with the flows it changed. */
export const RevisionList = ({ history: { revisions }, registry, chosen, onSince, locale }: Props) => (
  <Past aria-labelledby="revisions">
    <h2 id="revisions">{changesWords.revisions[locale]}</h2>
    <Revisions>
      {revisions.map(({ hash, date, subject, charts }, place) => {
        const older = revisions[place + 1]?.charts
        const machines = Object.keys({ ...older, ...charts }).filter((id) => older?.[id] !== charts[id])
        const titles = machines.map((id) => registry[id]?.title[locale] ?? id)
        return (
          <li key={hash}>
            <div>
              <strong>{subject}</strong>
              <span>
                {momentText(date, locale)} · <code>{hash.slice(0, 7)}</code> ·{' '}
                {older === undefined
                  ? changesWords.first[locale]
                  : titles.join(locale === 'en' ? ', ' : '、')}
              </span>
            </div>
            <Action
              type="button"
              aria-pressed={hash === chosen}
              aria-label={`${changesWords.compare[locale]} ${subject}`}
              onClick={() => onSince(hash.slice(0, 9))}
            >
              {changesWords.compare[locale]}
            </Action>
          </li>
        )
      })}
    </Revisions>
  </Past>
)

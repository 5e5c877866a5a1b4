import type { Since } from '../../core/diff/baselineOf.ts'
import type { HistoryRevision } from '../../core/diff/history.types.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { Picker, Select } from './ChangesPage.styles.ts'
import { changesWords } from './changesWords.ts'
import { Choices } from './Choices.tsx'
import { momentText } from './momentText.ts'

interface Props {
  readonly revisions: readonly HistoryRevision[]
  readonly since: Since
  readonly onSince: (since: Since) => void
  readonly locale: Locale
}

/** A day, or one of the revisions. */
export const SincePicker = ({ revisions, since, onSince, locale }: Props) => (
  <Picker>
    <Choices<Since>
      name="since"
      legend={changesWords.since[locale]}
      options={[
        ['yesterday', changesWords.yesterday[locale]],
        ['week', changesWords.week[locale]],
      ]}
      value={since}
      onChange={onSince}
    />
    <Select>
      {changesWords.revision[locale]}
      <select
        value={revisions.find(({ hash }) => hash.startsWith(since))?.hash ?? ''}
        onChange={({ target }) => onSince(target.value.slice(0, 9))}
      >
        <option value="" disabled>
          {changesWords.noRevision[locale]}
        </option>
        {revisions.map(({ hash, date, subject }) => (
          <option key={hash} value={hash}>
            {`${momentText(date, locale)} · ${subject}`}
          </option>
        ))}
      </select>
    </Select>
  </Picker>
)

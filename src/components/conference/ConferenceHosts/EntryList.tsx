import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { HostEntry } from '../../../contract/conferenceHosts.ts'
import { missingIn, type HostList } from '../../../contract/hostEntries.ts'
import { ItemActs } from '../../kit/ItemActs.tsx'
import { nameOf } from '../../kit/nameOf.ts'
import { About, Item, List } from '../../kit/listEditor.styles.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Missing } from './ConferenceHosts.styles.ts'
import { kindLabel, labelOf } from './hostPlaces.ts'
import { listed } from '../../kit/listed.ts'

interface Props {
  readonly list: HostList
  readonly entries: readonly HostEntry[]
  readonly onEdit: (entry: HostEntry) => void
  readonly onRemove: (entry: HostEntry) => void
  /** Content below an entry that belongs to it. */
  readonly below?: ((entry: HostEntry) => ReactNode) | undefined
}

/** One list of entries, with the missing parts of the other language. */
export const EntryList = ({ list, entries, onEdit, onRemove, below }: Props) => {
  const intl = useIntl()
  if (entries.length === 0)
    return (
      <EmptyState>
        <FormattedMessage id={`hosts.empty.${list}`} />
      </EmptyState>
    )
  return (
    <List>
      {entries.map((entry) => {
        const name = nameOf(entry, intl.locale)
        const missing = missingIn(entry)
        const about = [
          entry.kind === '' ? '' : intl.formatMessage({ id: kindLabel(list, entry.kind) }),
          nameOf({ name: entry.duty, eng_name: entry.eng_duty }, intl.locale),
          nameOf({ name: entry.affiliation, eng_name: entry.eng_affiliation }, intl.locale),
          ...[entry.url, entry.phone, entry.email, entry.wechat],
        ].filter((text) => text !== '')
        return (
          <Item key={entry.id} $retired={false} data-entry={entry.id}>
            <h3>{name}</h3>
            {about.length > 0 && <About>{about.join(' · ')}</About>}
            {missing.length > 0 && (
              <Missing>
                <FormattedMessage
                  id="hosts.missing"
                  values={{
                    fields: listed(
                      missing.map((field) => intl.formatMessage({ id: labelOf(list, field) })),
                      intl.locale,
                    ),
                  }}
                />
              </Missing>
            )}
            <ItemActs
              name={name}
              onEdit={() => onEdit(entry)}
              acts={[{ says: 'hosts.remove', of: 'hosts.remove.of', onClick: () => onRemove(entry) }]}
            />
            {below?.(entry)}
          </Item>
        )
      })}
    </List>
  )
}

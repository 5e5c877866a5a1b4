import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Committee, ConferenceHosts } from '../../../contract/conferenceHosts.ts'
import { isPublicAs } from '../../../contract/ownConference.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { nameOf } from '../../kit/nameOf.ts'
import { About, Bar, Buttons, Panel } from '../../kit/listEditor.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Below, Missing } from './ConferenceHosts.styles.ts'
import { EntryList } from './EntryList.tsx'
import { entriesIn, missingCount, type HostPlace, type HostWish } from './hostPlaces.ts'

interface Props {
  readonly hosts: ConferenceHosts
  /** The entry that was just removed, with a button that restores it. */
  readonly undo: ReactNode
  readonly onWish: (wish: HostWish) => void
}

/** Hosts, committees with their members, and contacts of a conference. */
export const HostsView = ({ hosts, undo, onWish }: Props) => {
  const intl = useIntl()
  const missing = missingCount(hosts)
  const listOf = (place: HostPlace, below?: (committee: Committee) => ReactNode) => (
    <EntryList
      list={place.list}
      entries={entriesIn(hosts, place)}
      onEdit={(entry) => onWish({ ...place, kind: 'edit', entry })}
      onRemove={(entry) => onWish({ ...place, kind: 'remove', entry })}
      below={
        below &&
        (({ id }) => {
          const committee = hosts.committees.find((each) => each.id === id)
          return committee && below(committee)
        })
      }
    />
  )
  const actsOn = (place: HostPlace, name: string, isFirst = false) => (
    <Buttons>
      {entriesIn(hosts, place).length > 1 && (
        <Button
          variant="quiet"
          small
          aria-label={intl.formatMessage({ id: 'hosts.order.of' }, { name })}
          onClick={() => onWish({ ...place, kind: 'order' })}
        >
          <FormattedMessage id="sale.order" />
        </Button>
      )}
      <Button
        small
        variant={isFirst ? 'primary' : 'quiet'}
        aria-label={
          place.committee === null
            ? undefined
            : intl.formatMessage(
                { id: 'hosts.add.members.of' },
                { name: nameOf(place.committee, intl.locale) },
              )
        }
        onClick={() => onWish({ ...place, kind: 'edit', entry: null })}
      >
        <FormattedMessage id={`hosts.add.${place.list}`} />
      </Button>
    </Buttons>
  )
  const members = (committee: Committee) => {
    const place = { list: 'members', committee } as const
    const name = intl.formatMessage({ id: 'hosts.list.members' }, { name: nameOf(committee, intl.locale) })
    return (
      <Below>
        <Bar>
          <h4>{name}</h4>
          {actsOn(place, name)}
        </Bar>
        {listOf(place)}
      </Below>
    )
  }
  return (
    <>
      {!isPublicAs(hosts.publication) && (
        <Note $tone="waiting">
          <FormattedMessage id="hosts.unpublished" />
        </Note>
      )}
      {missing > 0 && (
        <Missing role="status">
          <FormattedMessage id="hosts.missing.count" values={{ number: missing }} />
        </Missing>
      )}
      {undo}
      {(['hosts', 'committees', 'contacts'] as const).map((list) => {
        const place = { list, committee: null }
        return (
          <Panel key={list} aria-labelledby={`hosts-${list}`}>
            <Bar>
              <h2 id={`hosts-${list}`}>
                <FormattedMessage id={`hosts.list.${list}`} />
              </h2>
              {actsOn(place, intl.formatMessage({ id: `hosts.list.${list}` }), true)}
            </Bar>
            <About>
              <FormattedMessage id={`hosts.about.${list}`} />
            </About>
            {listOf(place, list === 'committees' ? members : undefined)}
          </Panel>
        )
      })}
    </>
  )
}

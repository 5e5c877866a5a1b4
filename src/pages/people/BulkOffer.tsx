import { useIntl } from 'react-intl'

import { BulkBar, type BulkBarProps } from '../../components/conference/People/BulkBar.tsx'
import { peopleQuery, type PeopleFilter } from '../../contract/peopleFilter.ts'
import { actionsHref } from './peopleHref.ts'

interface Props extends Omit<BulkBarProps, 'chosen' | 'hrefs'> {
  readonly conferenceId: number
  readonly filter: PeopleFilter
  readonly chosen: readonly number[]
}

/** Actions on the people of a list, with the addresses that take the same filter. */
export const BulkOffer = ({ conferenceId, filter, chosen, ...rest }: Props) => {
  const { locale } = useIntl()
  const query = peopleQuery(filter)
  const asked = query === '' ? '' : `?${query}`
  const file = (format: string) =>
    `/files/people/${conferenceId}/people.${format}?${new URLSearchParams([...new URLSearchParams(query), ['lang', locale]])}`
  const hrefs = {
    csv: file('csv'),
    xlsx: file('xlsx'),
    mail: `/organizer/${conferenceId}/mail/new${asked}`,
    badges: `/organizer/${conferenceId}/documents${asked}`,
    actions: actionsHref(conferenceId),
  }
  return <BulkBar {...rest} chosen={chosen.length} hrefs={hrefs} />
}

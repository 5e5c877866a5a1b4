import { deskHref, sheetsHref } from '../../components/kit/paperPlaces.ts'
import { deskFilters, type DeskFilter } from '../../contract/paperDesk.ts'
import { choiceOf } from '../member/choiceOf.ts'
import { cutTo } from '../../contract/characters.ts'

/** Which papers of a conference an address shows. */
export interface DeskWish {
  readonly conferenceId: number
  readonly filter: DeskFilter
  readonly q: string
}

export const readDeskWish = (conferenceId: number, search: string): DeskWish => ({
  conferenceId,
  filter: choiceOf(search, 'filter', deskFilters) ?? 'all',
  q: cutTo((new URLSearchParams(search).get('q') ?? '').trim(), 60),
})

export const deskWishHref = (wish: DeskWish): string => `${deskHref(wish.conferenceId)}${queryOf(wish)}`
/** Spreadsheets of the same papers. */
export const sheetsWishHref = (wish: DeskWish): string => `${sheetsHref(wish.conferenceId)}${queryOf(wish)}`

const queryOf = ({ filter, q }: DeskWish): string => {
  const query = new URLSearchParams({ ...(filter === 'all' ? {} : { filter }), ...(q === '' ? {} : { q }) })
  return query.size === 0 ? '' : `?${query}`
}

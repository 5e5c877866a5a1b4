import { videoAccesses, type listVideos } from '../../contract/catalogue.ts'
import type { CallInput } from '../../contract/endpoint.ts'
import type { VideoFilters } from '../../components/catalogue/Video/VideoFilterForm.tsx'
import { searchedWords } from '../shared/searchedWords.ts'

/** Filters of the address; invalid ones are left out. */
export const readVideoFilters = (search: string): VideoFilters => {
  const query = new URLSearchParams(search)
  const number = (name: string) => /^[1-9]\d{0,8}$/.exec(query.get(name) ?? '')?.[0] ?? ''
  return {
    q: searchedWords(search),
    subject: number('subject'),
    conference: number('conference'),
    access: videoAccesses.find((each) => each === query.get('access')) ?? '',
  }
}

/** The query of an address, without the question mark; empty for everything. */
export const videoQuery = (filters: VideoFilters): string => {
  const said = Object.entries(filters).filter(([, value]) => value.trim() !== '')
  return new URLSearchParams(said.map(([name, value]) => [name, value.trim()])).toString()
}

/** As the call takes it. */
export const askedVideos = ({
  q,
  subject,
  conference,
  access,
}: VideoFilters): CallInput<typeof listVideos> => ({
  ...(q === '' ? {} : { q }),
  ...(subject === '' ? {} : { subject }),
  ...(conference === '' ? {} : { conference }),
  ...(access === '' ? {} : { access }),
})

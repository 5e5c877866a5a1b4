import { liveParts, type OwnLive, type OwnLives } from '../../../contract/ownLive.ts'
import type { MessageId } from '../../../i18n/locale.ts'
import type { Line } from '../../kit/changesOf.ts'
import { nameOf } from '../../kit/nameOf.ts'
import type { Typed } from '../../kit/typedOf.ts'

/** Values of the fields. Null: a new live. */
export const typedLive = (live: OwnLive | null): Typed => ({
  title: live?.title ?? '',
  eng_title: live?.eng_title ?? '',
  speaker: live?.speaker ?? '',
  eng_speaker: live?.eng_speaker ?? '',
  starts_at: live?.starts_at ?? '',
  max_user: String(live?.max_user ?? 500),
  link_mic_wait: String(live?.link_mic_wait ?? 10),
  access: live?.access ?? 'public',
  access_types: live?.access_types.join(',') ?? '',
  cover: live?.cover ?? '',
  bg_image: live?.bg_image ?? '',
  cloud_bg_image: live?.cloud_bg_image ?? '',
  out_pop_image: live?.out_pop_image ?? '',
})

export const pictures = ['cover', 'bg_image', 'cloud_bg_image', 'out_pop_image'] as const
export type LivePicture = (typeof pictures)[number]

/** A live field by field, as it reads; used to show another organizer's changes. */
export const linesOfLive = (
  live: OwnLive,
  desk: OwnLives,
  say: (id: MessageId) => string,
  locale: string,
): Line[] => {
  const types = desk.ticket_types.filter(({ id }) => live.access_types.includes(id))
  return [
    { label: 'ownLive.field.title', text: live.title },
    { label: 'ownLive.field.eng_title', text: live.eng_title },
    { label: 'ownLive.field.speaker', text: live.speaker },
    { label: 'ownLive.field.eng_speaker', text: live.eng_speaker },
    { label: 'ownLive.field.starts_at', text: live.starts_at.replace('T', ' ') },
    ...liveParts.map((part) => ({
      label: `ownLive.part.${part}` as const,
      text: live.staff.find((one) => one.part === part)?.name ?? say('ownLive.nobody'),
    })),
    { label: 'ownLive.field.max_user', text: String(live.max_user) },
    { label: 'ownLive.field.link_mic_wait', text: String(live.link_mic_wait) },
    { label: 'ownLive.field.access', text: say(`ownLive.access.${live.access}`) },
    { label: 'ownLive.field.access_types', text: types.map((type) => nameOf(type, locale)).join(', ') },
    ...pictures.map((name) => ({ label: `ownLive.field.${name}` as const, text: live[name] })),
    { label: 'ownLive.state', text: say(`ownLive.state.${stateOf(live)}`) },
  ]
}

/** State of a live: scheduled ones by their phase. */
export const stateOf = ({ publication, status }: Pick<OwnLive, 'publication' | 'status'>) =>
  publication === 'scheduled' ? status : publication

/** Another answer is another form. */
export const staffKey = ({ staff }: OwnLive): string => staff.map(({ id, state }) => `${id} ${state}`).join()

import { writtenIn } from '../../src/contract/writtenIn.ts'
import type { NoticeKind } from '../../src/contract/contentKinds.ts'
import { hostKinds } from '../../src/contract/hostEntries.ts'
import { isEmptyDocument, picturesIn, type RichDocument } from '../../src/contract/richText.ts'
import type { conferences } from '../db/schema/catalogue.ts'
import type { Db } from '../db/types.ts'
import type { FileStore } from '../files/store.ts'
import type { NoticeSheet } from './noticePdf.ts'
import { contentKindNames } from '../shared/sentences/contentKindNames.ts'
import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { shownHosts } from '../lifecycles/hosts/readHosts.ts'
import type { ContentRow, ReleaseRow } from '../lifecycles/content/contentRows.ts'
import { fileOf } from '../lifecycles/content/textPictures.ts'

type Notice = Pick<ContentRow & ReleaseRow, 'title' | 'engTitle' | 'body' | 'engBody' | 'at'> & {
  readonly kind: NoticeKind
  readonly no: number | null
}

/** A notice as its PDF says it; null: it has no text in that language. */
export const noticeSheet = async (
  { db, files }: { readonly db: Db; readonly files: FileStore },
  conference: typeof conferences.$inferSelect,
  { kind, no, at, ...texts }: Notice,
  { language, origin }: { readonly language: MessageLanguage; readonly origin: string },
): Promise<NoticeSheet | null> => {
  const { lang, title, body } = writtenIn(language, texts)
  if (lang !== language || isEmptyDocument(body)) return null
  const { startsAt, endsAt, timeZone } = conference
  const shown = await shownHosts(db, conference.id, language)
  const said = (zh: string, en: string) => inLanguage(language, zh, en)
  return {
    language,
    title: title.trim() || contentKindNames[kind][language],
    body,
    pictures: await pathsOf(files, body),
    conference: said(conference.title, conference.engTitle),
    isCancelled: conference.isCancelled,
    hosts: hostKinds.flatMap((each) => {
      const names = shown.hosts.filter((host) => host.kind === each).map(({ name }) => name)
      return names.length === 0 ? [] : [{ kind: each, names }]
    }),
    contacts: shown.contacts.map(({ kind: about, name, phone, email, wechat }) => ({
      ...{ kind: about, name, phone, email, wechat },
    })),
    place: said(conference.place, conference.engPlace),
    venue: said(conference.venue, conference.engVenue),
    ...{ startsAt, endsAt, timeZone, no, at, origin },
    address: `${origin}/conferences/${conference.id}/text/${kind}`,
  }
}

const pathsOf = async (files: FileStore, text: RichDocument): Promise<Record<string, string>> => {
  const paths: Record<string, string> = {}
  for (const picture of picturesIn(text)) {
    const found = await files.find(fileOf(picture))
    if (found !== null) paths[picture.src] = found.path
  }
  return paths
}

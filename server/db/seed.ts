import { isNotNull } from 'drizzle-orm'

import { banners, butler } from './content/announced.ts'
import * as catalogue from './content/catalogue.ts'
import { threads, type SeedComment } from './content/comments.ts'
import { contact, links } from './content/demoContact.ts'
import * as schema from './schema.ts'
import { seedMarks, seedOnce, writeSite } from './seedSite.ts'
import type { Db, Tx } from './types.ts'

/** The one password of all demo accounts. */
export const demoPassword = 'Symposium-2026'

/**
 * The phones of demo accounts with the last digit left out. 154 belongs to no operator, so that no code ever reaches a stranger
 * who would then be an administrator; our own check of phones lets it pass. Source: the metadata of libphonenumber
 * (github.com/google/libphonenumber), whose mobile ranges of China are 13x, 145, 147, [59][0-35-9], 6[25-7], 7[0-35-8],
 * 18x and 1740[0-5].
 */
const demoPhones = '1540000000'

/** The phone of the demo account with this number. */
export const demoPhone = (digit: number): string => `${demoPhones}${digit}`

export interface DemoAccount {
  account: string
  mobile: string
  email: string
  /** Part that the account plays, as the start banner names it. */
  role: string
  nickname: string
  groupId: number
  sponsorApplyStatus: number
  loginauth: 0 | 1
  /** English names of second-level subjects. */
  subjects: readonly string[]
}

const demo = (
  digit: number,
  account: string,
  nickname: string,
  role: string,
  rest: Partial<Pick<DemoAccount, 'groupId' | 'sponsorApplyStatus' | 'loginauth' | 'subjects'>> = {},
): DemoAccount => ({
  account,
  mobile: demoPhone(digit),
  email: `${account}@symposium.example`,
  role,
  nickname,
  groupId: 1,
  sponsorApplyStatus: 2,
  loginauth: 1,
  subjects: ['Machine Learning', 'Bioinformatics'],
  ...rest,
})

/** Country code 86. */
export const demoAccounts: readonly DemoAccount[] = [
  demo(0, 'linmei', '林梅', 'member with a complete profile, host of lives'),
  demo(1, 'newcomer', '新同学', 'new member, profile still to be filled in', { loginauth: 0, subjects: [] }),
  demo(2, 'organizer', '学会秘书处', 'organizer (group 2), host of lives', {
    groupId: 2,
    sponsorApplyStatus: 1,
    subjects: [],
  }),
  demo(3, 'approved', '陈立', 'member whose organizer application is approved', { sponsorApplyStatus: 1 }),
  demo(4, 'reviewing', '苏文', 'member whose organizer application is under review', {
    sponsorApplyStatus: 3,
  }),
  demo(5, 'rejected', '何川', 'member whose organizer application was rejected', { sponsorApplyStatus: 4 }),
  demo(6, 'finance', '周会计', 'finance of the platform: invoices, transfers, refunds; funder of lives'),
  demo(7, 'gate', '吴志愿', 'staff at the gate of every demo conference'),
  demo(8, 'admin', '郑主管', 'administrator of the platform'),
]

export interface SeedOptions {
  /** Null: demo accounts cannot be signed in to, because their password is public. */
  hashPassword: ((password: string) => Promise<string>) | null
  now?: () => Date
}

/**
 * Adds the demo accounts and the catalogue, after what every site needs where that is missing. Once and wholly; false: it
 * had been done before.
 */
export const seed = async (
  db: Db,
  { hashPassword, now = () => new Date() }: SeedOptions,
): Promise<boolean> => {
  if ((await seedMarks(db)).has('seeded')) return false
  // Hashing takes a while: not inside the transaction.
  const passwordHash = hashPassword === null ? null : await hashPassword(demoPassword)
  const at = now()
  const work = async (tx: Tx): Promise<void> => {
    await writeSite(tx, at)
    await tx.update(schema.siteConfig).set({ ...contact, updatedAt: at })
    await tx
      .insert(schema.friendlyLinks)
      .values(links.map(([title, engTitle, url], position) => ({ title, engTitle, url, position })))
    const subjectIds = await subjectsByName(tx)
    const userIds = await addAccounts(tx, at, passwordHash, subjectIds)
    await addCatalogue(tx, at, subjectIds, userIds)
  }
  return seedOnce(db, { mark: 'seeded', at, work })
}

/** Ids of the second level by English name. */
const subjectsByName = async (tx: Tx): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ id: schema.subjects.id, engName: schema.subjects.engName })
    .from(schema.subjects)
    .where(isNotNull(schema.subjects.parentId))
  return new Map(rows.map(({ id, engName }) => [engName, id]))
}

const addCatalogue = async (
  tx: Tx,
  at: Date,
  subjectIds: ReadonlyMap<string, number>,
  userIds: ReadonlyMap<string, number>,
) => {
  const conferences = await tx
    .insert(schema.conferences)
    .values(
      catalogue.conferences.map((conference) => ({
        title: conference.title[0],
        engTitle: conference.title[1],
        subjectId: found(subjectIds.get(conference.subject)),
        place: conference.place[0],
        engPlace: conference.place[1],
        summary: conference.summary[0],
        engSummary: conference.summary[1],
        startsAt: chinaTime(at, conference.startsInDays, 9),
        endsAt: chinaTime(at, conference.startsInDays + conference.days - 1, 18),
        submissionDeadline:
          conference.deadlineInDays === null ? null : chinaTime(at, conference.deadlineInDays, 23, 59),
        state: conference.status,
        cover: conference.cover,
        createdAt: chinaTime(at, Math.min(conference.startsInDays, 0) - 150, 10),
      })),
    )
    .returning({ id: schema.conferences.id })
  const livesKept = await tx
    .insert(schema.lives)
    .values(
      catalogue.lives.map((live) => ({
        conferenceId: live.conference === null ? null : found(conferences[live.conference]).id,
        title: live.title[0],
        engTitle: live.title[1],
        speaker: live.speaker[0],
        engSpeaker: live.speaker[1],
        startsAt: new Date(at.getTime() + live.inHours * hour),
        status: live.status,
        cover: live.cover,
        maxUser: live.maxUser,
        anchorId: found(userIds.get(live.host)),
        funderId: live.funder === undefined ? null : found(userIds.get(live.funder)),
      })),
    )
    .returning()
  const staff = livesKept.flatMap(({ id: liveId, conferenceId, startsAt: expiresAt, anchorId, funderId }) =>
    (['host', 'funder'] as const).flatMap((part) => {
      const userId = part === 'host' ? anchorId : funderId
      return conferenceId === null || userId === null
        ? []
        : [{ liveId, conferenceId, part, userId, expiresAt, state: 'accepted' as const }]
    }),
  )
  await tx.insert(schema.liveStaff).values(staff)
  const videos = await tx
    .insert(schema.videos)
    .values(
      catalogue.videos.map((video) => ({
        title: video.title[0],
        engTitle: video.title[1],
        speaker: video.speaker[0],
        engSpeaker: video.speaker[1],
        duration: video.minutes * 60,
        views: video.views,
        cover: video.cover,
        publishedAt: new Date(at.getTime() - video.daysAgo * 24 * hour),
        playlist: video.playlist ?? '',
        isFree: video.isOpen !== true,
        subjectId: found(subjectIds.get(video.subject)),
        conferenceId: video.conference === undefined ? null : found(conferences[video.conference]).id,
      })),
    )
    .returning({ id: schema.videos.id })
  const news = await tx
    .insert(schema.news)
    .values(
      catalogue.news.map((item) => ({
        title: item.title[0],
        engTitle: item.title[1],
        summary: item.summary[0],
        engSummary: item.summary[1],
        content: item.content[0],
        engContent: item.content[1],
        cover: item.cover,
        publishedAt: new Date(at.getTime() - (item.daysAgo * 24 + 2) * hour),
      })),
    )
    .returning({ id: schema.news.id })
  await addComments(tx, at, { news, video: videos }, userIds)
  await tx.insert(schema.siteVersions).values([
    { part: 'banners', no: 1, content: { fields: {}, items: banners }, at },
    { part: 'butler', no: 1, content: butler, at },
  ])
}

const addComments = async (
  tx: Tx,
  at: Date,
  targets: { readonly news: readonly { id: number }[]; readonly video: readonly { id: number }[] },
  userIds: ReadonlyMap<string, number>,
) => {
  const nicknames = new Map(demoAccounts.map(({ account, nickname }) => [account, nickname]))
  const idOf = (account: string) => found(userIds.get(account))
  for (const { answers = [], place, target, ...root } of threads) {
    const write = async (comment: SeedComment, rootId: number | null) => {
      const writtenAt = new Date(at.getTime() - comment.hoursAgo * hour)
      const [row] = await tx
        .insert(schema.comments)
        .values({
          place,
          targetId: found(targets[place][target]).id,
          userId: idOf(comment.by),
          rootId,
          answersId: rootId,
          text: comment.text,
          mentions: (comment.mentions ?? []).map((account) => ({
            userId: idOf(account),
            name: found(nicknames.get(account)),
          })),
          key: `seed ${place} ${target} ${comment.hoursAgo}`,
          createdAt: writtenAt,
          movedAt: writtenAt,
        })
        .returning({ id: schema.comments.id })
      return found(row).id
    }
    const rootId = await write(root, null)
    for (const answer of answers) await write(answer, rootId)
  }
}

/** Ids by account name. */
const addAccounts = async (
  tx: Tx,
  at: Date,
  passwordHash: string | null,
  subjectIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const account of demoAccounts) {
    const [user] = await tx
      .insert(schema.users)
      .values({
        nickname: account.nickname,
        countryCode: '86',
        mobile: account.mobile,
        email: account.email,
        account: account.account,
        passwordHash,
        groupId: account.groupId,
        sponsorApplyStatus: account.sponsorApplyStatus,
        loginauth: account.loginauth,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: schema.users.id })
    const userId = found(user).id
    ids.set(account.account, userId)
    if (account.subjects.length > 0) {
      await tx
        .insert(schema.userSubjects)
        .values(account.subjects.map((name) => ({ userId, subjectId: found(subjectIds.get(name)) })))
    }
    await tx.insert(schema.messages).values(
      greetings.map(({ type, hoursAgo, ...texts }) => ({
        userId,
        type,
        ...texts,
        createdAt: new Date(at.getTime() - hoursAgo * hour),
        readAt: hoursAgo > 48 ? at : null,
      })),
    )
  }
  return ids
}

const greetings = [
  {
    type: 'system',
    title: '欢迎加入会序',
    engTitle: 'Welcome to Symposium',
    content: '新手指南在帮助中心，祝您参会愉快。',
    engContent: 'The help centre shows you around. Enjoy your conferences.',
    hoursAgo: 72,
  },
  {
    type: 'conference',
    title: '您关注的学科有新会议',
    engTitle: 'A new conference in your field',
    content: '能源材料与碳中和国际论坛正在征稿。',
    engContent: 'The Forum on Energy Materials and Carbon Neutrality accepts papers.',
    hoursAgo: 20,
  },
  {
    type: 'system',
    title: '账号安全提示',
    engTitle: 'Keep your account safe',
    content: '我们不会向您索要验证码或密码。',
    engContent: 'We never ask you for a code or a password.',
    hoursAgo: 3,
  },
] as const

const hour = 3_600_000

/** The given time of day in China (UTC+8, no summer time), so many days from the day of `from` there. */
const chinaTime = (from: Date, days: number, hours: number, minutes = 0): Date => {
  const local = new Date(from.getTime() + 8 * hour)
  return new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, hours - 8, minutes),
  )
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The seed refers to something it does not contain')
  return value
}

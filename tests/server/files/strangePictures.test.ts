import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { calls, type CallName } from '../../../src/contract/calls.ts'
import { pictureFields } from '../../../src/contract/pictureAddress.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { conferences, lives, videos } from '../../../server/db/schema/catalogue.ts'
import { uploadedFiles } from '../../../server/db/schema/files.ts'
import { userRoles } from '../../../server/db/schema/organizers.ts'
import { basicsWish } from '../../support/basicsWish.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'
import { photo } from './photos.ts'
import { dataAddress, png } from './pictures.ts'

interface Schema {
  readonly _zod: { readonly def: Readonly<Record<string, unknown>> & { readonly type: string } }
}

const organizerForm = {
  ...{ name: '前沿材料学会', tax_no: '91110000101623741K', contact: '林梅', mobile: '13900000000' },
  ...{ email: 'a@example.org', address: '北京市海淀区', intro: '举办过多届论坛。' },
}

/** Names of the fields of an input that the contract marks as addresses of pictures, and of texts that are called like one. */
const fieldsIn = (schema: Schema, name = ''): Array<{ name: string; isMarked: boolean }> => {
  const { def } = schema._zod
  const mark = pictureFields.get(schema as never)
  const inner = ['innerType', 'element', 'valueType', 'in', 'out'].flatMap((part) =>
    typeof def[part] === 'object' && def[part] !== null && '_zod' in def[part]
      ? fieldsIn(def[part] as Schema, name)
      : [],
  )
  const shape = Object.entries((def['shape'] ?? {}) as Readonly<Record<string, Schema>>)
  if (mark !== undefined) return [{ name, isMarked: true }]
  const isCalledSo = /logo|licen[cs]e|avatar|cover$|image|picture|photo|banner|icon/.test(name)
  if (def.type === 'string' && isCalledSo) return [{ name, isMarked: false }]
  return [...inner, ...shape.flatMap(([key, field]) => fieldsIn(field, key))]
}

const found = (Object.keys(calls) as CallName[]).flatMap((call) =>
  fieldsIn(calls[call].input as unknown as Schema).map(({ name, isMarked }) => ({
    field: `${call}.${name}`,
    isMarked,
  })),
)

describeDatabase('[FILE-01] a picture of somebody else', (open) => {
  let shop: Shop
  let owner: Browser
  let member: Browser
  let chair: Browser
  /** Public picture that the owner uploaded. */
  let shown: { webp: string; png: string }
  let liveId: number
  beforeAll(async () => {
    shop = await openShop(open)
    owner = await shop.signedIn('gate')
    member = await shop.signedIn('linmei')
    chair = await shop.signedIn('organizer')
    const admin = await shop.signedIn('admin')
    const { url: cover } = await owner.call('upload', { kind: 'cover', content: await jpeg() })
    const { url: logo } = await admin.call('upload', {
      kind: 'site',
      content: dataAddress('image/png', png()),
    })
    await shop.db
      .update(conferences)
      .set({ cover, coverAlt: '夜景', engCoverAlt: 'Night' })
      .where(eq(conferences.id, shop.other.id))
    shown = { webp: cover, png: logo }
    const userId = await shop.idOf('organizer')
    await shop.db
      .insert(userRoles)
      .values({ userId, role: 'organizer', conferenceId: shop.conference.id })
      .onConflictDoNothing()
    const saved = await chair.call('saveOwnLive', liveWish())
    liveId = saved.id
    const [video] = await shop.db.select({ id: videos.id }).from(videos).limit(1)
    await shop.db
      .update(lives)
      .set({ videoId: video?.id ?? 0 })
      .where(eq(lives.id, liveId))
  })

  const jpeg = async () => dataAddress('image/jpeg', await photo('jpeg', 900, 1200))
  const liveWish = (more: object = {}) => ({
    ...{ conference_id: shop.conference.id, id: 0, version: 0, key: freshKey() },
    ...{
      title: '报告会',
      eng_title: 'Talks',
      speaker: '林知行',
      eng_speaker: 'Lin',
      starts_at: '2098-05-01T09:00',
    },
    ...{ max_user: 50, link_mic_wait: 10, access: 'public' as const, access_types: '' },
    ...{ cover: '', bg_image: '', cloud_bg_image: '', out_pop_image: '' },
    ...more,
  })
  const applying = (field: 'logo' | 'licence') => async (address: string) => {
    const { url } = await member.call('upload', {
      kind: 'organizer',
      content: dataAddress('image/png', png()),
    })
    const { version } = await member.call('getApplication', {})
    const sent = { ...organizerForm, logo: url, licence: url, version, key: freshKey(), [field]: address }
    return member.refused('submitApplication', sent)
  }
  const planning = (field: string) => (address: string) =>
    chair.refused('saveOwnLive', liveWish({ [field]: address }))

  /** How another user's picture is named in each field, and the ending that the field takes. */
  const fields: Readonly<
    Record<string, { ending: 'webp' | 'png'; send: (address: string) => Promise<object> }>
  > = {
    'submitApplication.logo': { ending: 'webp', send: applying('logo') },
    'submitApplication.licence': { ending: 'png', send: applying('licence') },
    'saveConferenceBasics.cover': {
      ending: 'webp',
      send: async (cover) => {
        const kept = await chair.call('getConferenceBasics', { conference_id: shop.conference.id })
        const alt = { cover_alt: '夜景', eng_cover_alt: 'Night' }
        return chair.refused('saveConferenceBasics', basicsWish(kept, { cover, ...alt }))
      },
    },
    'setAvatar.avatar': { ending: 'webp', send: (avatar) => member.refused('setAvatar', { avatar }) },
    'saveOwnLive.cover': { ending: 'png', send: planning('cover') },
    'saveOwnLive.bg_image': { ending: 'png', send: planning('bg_image') },
    'saveOwnLive.cloud_bg_image': { ending: 'png', send: planning('cloud_bg_image') },
    'saveOwnLive.out_pop_image': { ending: 'png', send: planning('out_pop_image') },
    'saveLiveRecording.cover': {
      ending: 'png',
      send: (cover) =>
        chair.refused('saveLiveRecording', {
          ...{ conference_id: shop.conference.id, id: liveId, version: 0, hidden: 0 },
          ...{ title: '录像', eng_title: 'Recording', speaker: '林', eng_speaker: 'Lin', cover },
        }),
    },
  }

  it('can be named in no field of the contract that is not in this table', () => {
    expect(found.filter(({ isMarked }) => !isMarked)).toEqual([])
    expect(new Set(found.map(({ field }) => field))).toEqual(new Set(Object.keys(fields)))
  })

  it.each(Object.keys(fields))('is refused in %s, and everybody goes on seeing it', async (field) => {
    const { ending, send } = fields[field] ?? { ending: 'png', send: () => Promise.resolve({}) }
    const address = shown[ending]
    const name = field.split('.')[1]
    const refused = { reason: 'fileUnknown', field: name, code: 400 }
    expect(await send(address)).toMatchObject(refused)
    // Nor an unknown one.
    expect(await send(`/uploads/${'a'.repeat(22)}.${ending}`)).toMatchObject(refused)
    const guest = shop.server.browser()
    for (const each of Object.values(shown)) expect((await guest.request(each)).status).toBe(200)
  })

  it('is seen by whom its upload was for, named by any text: those of applications by uploader and administrators', async () => {
    const content = dataAddress('image/png', png())
    const { url: licence } = await owner.call('upload', { kind: 'organizer', content })
    const { url: background } = await owner.call('upload', { kind: 'live', content })
    const admin = await shop.signedIn('admin')
    const statuses = (address: string) =>
      Promise.all(
        [owner, admin, member, shop.server.browser()].map(
          async (browser) => (await browser.request(address)).status,
        ),
      )
    expect(await statuses(licence)).toEqual([200, 200, 404, 404])
    expect(await statuses(background)).toEqual([200, 200, 200, 200])
    // A public field takes no picture that only administrators may see, not even one's own.
    expect(await chair.refused('saveOwnLive', liveWish({ cover: await ownLicence() }))).toMatchObject({
      reason: 'fileUnknown',
      field: 'cover',
    })
    // From before the kind was kept: everybody's.
    const name = licence.replace('/uploads/', '')
    await shop.db.update(uploadedFiles).set({ kind: null }).where(eq(uploadedFiles.name, name))
    expect(await statuses(licence)).toEqual([200, 200, 200, 200])
  })

  const ownLicence = async () =>
    (await chair.call('upload', { kind: 'organizer', content: dataAddress('image/png', png()) })).url

  it('one’s own is taken, and a former one stays with the next save', async () => {
    const { url: cover } = await chair.call('upload', {
      kind: 'live',
      content: dataAddress('image/png', png()),
    })
    const { id } = await chair.call('saveOwnLive', liveWish({ cover }))
    const second = await shop.signedIn('approved')
    await shop.db
      .insert(userRoles)
      .values({ userId: await shop.idOf('approved'), role: 'organizer', conferenceId: shop.conference.id })
    await second.call('saveOwnLive', liveWish({ id, title: '报告会二', cover }))
    const [row] = await shop.db.select().from(lives).where(eq(lives.id, id))
    expect(row).toMatchObject({ cover, title: '报告会二' })
    expect(await shop.db.select().from(users).where(eq(users.avatar, cover))).toEqual([])
  })
})

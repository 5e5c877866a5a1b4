import { readdirSync, rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Reason } from '../../../src/contract/reasons.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { describeDatabase } from '../../support/engines.ts'
import { spendHits } from '../../support/spendHits.ts'
import { testConfig, type Browser } from '../api/harness.ts'
import { dataAddress, jpeg, png } from './pictures.ts'
import { openShop, type Shop } from '../support/shop.ts'

describeDatabase('uploads', (open) => {
  let shop: Shop
  let owner: Browser
  beforeAll(async () => {
    shop = await openShop(open)
    owner = await shop.signedIn('linmei')
  })
  afterAll(() => rmSync(testConfig.filesRoot, { recursive: true, force: true }))
  const stored = () => readdirSync(testConfig.filesRoot).length

  it('[API-27] [FILE-01] a picture is kept under a name of chance and served as what it is, for ever', async () => {
    for (const [kind, type, bytes, ending] of [
      ['live', 'image/png', png(), 'png'],
      ['live', 'image/jpeg', jpeg(), 'jpg'],
    ] as const) {
      const { url } = await owner.call('upload', { kind, content: dataAddress(type, bytes) })
      expect(url).toMatch(new RegExp(`^/uploads/[\\w-]{22}\\.${ending}$`))
      const response = await shop.server.browser().request(url)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    }
    for (const name of ['photo.jpeg', 'photo.JPG', '照片.jpg']) {
      await owner.call('upload', { kind: 'organizer', content: dataAddress('image/jpeg', jpeg()), name })
    }
  })

  it('[FILE-01] size, type and ending have their limits, named in both languages, and nothing is kept', async () => {
    const picture = dataAddress('image/png', png())
    const cases: ReadonlyArray<readonly [object, string, Reason]> = [
      [{ content: dataAddress('image/png', png(3 * 1024 * 1024)) }, 'content', 'fileTooLarge'],
      [{ content: dataAddress('image/gif', Buffer.from('GIF89a')) }, 'content', 'fileTypeWrong'],
      [{ content: dataAddress('image/svg+xml', Buffer.from('<svg/>')) }, 'content', 'fileTypeWrong'],
      [{ content: dataAddress('text/html', Buffer.from('<b>')) }, 'content', 'fileTypeWrong'],
      [{ content: 'https://example.org/a.png' }, 'content', 'fileTypeWrong'],
      [{ content: '' }, 'content', 'required'],
      [{ content: 'data:image/png;base64,' }, 'content', 'fileContentWrong'],
      [{ content: 'data:image/png;base64,!!!!' }, 'content', 'fileContentWrong'],
      [{ content: picture.replace(';base64', '') }, 'content', 'fileTypeWrong'],
      [{ content: picture, name: 'a.exe' }, 'name', 'fileTypeWrong'],
      [{ content: picture, name: 'png' }, 'name', 'fileTypeWrong'],
      // Avatars are jpg or png; only organizers' images may end in jpeg.
      [{ content: dataAddress('image/jpeg', jpeg()), name: 'a.jpeg' }, 'name', 'fileTypeWrong'],
      [{ kind: 'film', content: picture }, 'kind', 'invalid'],
    ]
    const chinese = await shop.signedIn('linmei', { lang: 'zh-CN' })
    const before = stored()
    for (const [fields, field, reason] of cases) {
      for (const [browser, language] of [
        [owner, 'en'],
        [chinese, 'zh'],
      ] as const) {
        expect(await browser.refused('upload', { kind: 'avatar', ...fields })).toMatchObject({
          field,
          reason,
          // An avatar may have 3 MB.
          msg: messageOf(reason, language, null, reason === 'fileTooLarge' ? 3 : null),
        })
      }
    }
    expect(stored()).toBe(before)
  })

  it('[FILE-01] an organizer’s image may have 50 MB to the byte, and not one more', async () => {
    const limit = 50 * 1024 * 1024
    const room = limit - png().length
    const { url } = await owner.call('upload', {
      kind: 'organizer',
      content: dataAddress('image/png', png(room)),
    })
    const response = await owner.request(url)
    expect(response.headers.get('content-length')).toBe(String(limit))
    expect(
      await owner.refused('upload', { kind: 'organizer', content: dataAddress('image/png', png(room + 1)) }),
    ).toMatchObject({ reason: 'fileTooLarge' })
  })

  it('[FILE-02] a file that lies about its type is refused by that name', async () => {
    const lies: ReadonlyArray<readonly [string, Buffer, string?]> = [
      ['image/png', jpeg()],
      ['image/jpeg', png()],
      ['image/png', Buffer.from('<script>alert(1)</script>')],
      ['image/png', Buffer.from('%PDF-1.7')],
      ['image/png', Buffer.from('MZ')],
      ['image/png', Buffer.from('PK\u0003\u0004')],
      ['image/png', png(), 'a.jpg'],
      ['image/jpeg', jpeg(), 'a.png'],
    ]
    const before = stored()
    for (const [type, bytes, name] of lies) {
      const input = {
        kind: 'organizer',
        content: dataAddress(type, bytes),
        ...(name === undefined ? {} : { name }),
      }
      expect(await owner.refused('upload', input)).toMatchObject({
        reason: 'fileContentWrong',
        code: 415,
        msg: 'This is not a valid file of that type, or it is damaged. Please check that it opens.',
      })
    }
    expect(stored()).toBe(before)
  })

  it('guests upload nothing, papers and talks are not open yet, and a hundred an hour are taken', async () => {
    const content = dataAddress('image/png', png())
    expect(await shop.server.browser().refused('upload', { kind: 'avatar', content })).toMatchObject({
      reason: 'signedOut',
    })
    for (const kind of ['oral', 'paper'] as const) {
      expect(await owner.refused('upload', { kind, content })).toMatchObject({ reason: 'notOpen' })
    }
    const eager = await shop.signedIn('newcomer')
    await eager.call('upload', { kind: 'avatar', content })
    await spendHits(shop.db, `upload:${await shop.idOf('newcomer')}`, 99)
    await eager.call('upload', { kind: 'avatar', content })
    expect(await eager.refused('upload', { kind: 'avatar', content })).toMatchObject({ reason: 'limited' })
  })

  it('no spelling of an address leads out of the directory', async () => {
    for (const path of [
      '/uploads/../package.json',
      '/uploads/..%2fpackage.json',
      '/uploads/%2e%2e%2fpackage.json',
      '/uploads/..%5cpackage.json',
      '/uploads/a.png%00.jpg',
      '/uploads/',
      '/uploads/aaaaaaaaaaaaaaaaaaaaaa.png',
    ]) {
      expect((await shop.server.browser().request(path)).status).toBe(404)
    }
  })
})

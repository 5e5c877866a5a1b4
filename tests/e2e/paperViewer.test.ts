import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { paperPdf } from '../../mocks/samples/paperPdf.ts'
import { emptyPaper } from '../../src/contract/paperForm.ts'
import { signIn } from './support/pageActions.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { zh } from './support/texts.ts'

const stored = { good: `${'g'.repeat(22)}.pdf`, broken: `${'b'.repeat(22)}.pdf` }
let server: OwnServer
let files: string
/** Addresses of the good file and the broken one. */
const pages: string[] = []

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  files = await mkdtemp(join(tmpdir(), 'symposium-e2e-files-'))
  await mkdir(join(files, 'papers'))
  await writeFile(join(files, 'papers', stored.good), paperPdf())
  await writeFile(join(files, 'papers', stored.broken), '%PDF-1.4 and nothing else')
  server = await ownServer(
    async (database) => {
      for (const file of Object.values(stored)) {
        const { rows } = await database.query<{ id: number }>(
          `insert into papers (user_id, conference_id, form, state, round)
           select u.id, (select min(id) from conferences), $1::jsonb, 'first_review.active', 1
           from users u where u.account = 'linmei' returning id`,
          [JSON.stringify({ ...emptyPaper, title: '钙钛矿薄膜的缺陷钝化' })],
        )
        const paperId = rows[0]?.id
        await database.query(
          `insert into paper_files (paper_id, kind, round, name, file, bytes) values ($1, 'pdf', 0, 'a', $2, 1)`,
          [paperId, file],
        )
        const review = await database.query<{ id: number }>(
          `insert into reviews (paper_id, user_id, round, response_due_at, review_due_at, state)
           select $1, u.id, 1, now() + interval '7 days', now() + interval '7 days', 'accepted.reading'
           from users u where u.account = 'newcomer' returning id`,
          [paperId],
        )
        pages.push(`/onlinereview?review_id=${review.rows[0]?.id}`)
      }
    },
    { FILES: files },
  )
})
test.afterAll(async () => {
  await server.end()
  await rm(files, { recursive: true, force: true })
})

test('[REV-01] the paper is read beside the form, under the policy of the site', async ({ page }) => {
  await signIn(page, 'newcomer', pages[0], server.origin)
  const paper = page.getByRole('region', { name: zh('review.paper'), exact: true })
  await expect(paper).toContainText('Passivation of Defects in Perovskite Films')
  // Text in a font that the file does not bring, by a table that the site keeps.
  await expect(paper).toContainText('钙钛矿薄膜的缺陷钝化')
  await expect(page.locator('[data-painting]')).toHaveAttribute('data-painting', 'false')
  // The picture is there, and not only the words over it.
  const darkest = await paper.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let least = 255
    for (let at = 0; at < data.length; at += 4) least = Math.min(least, data[at] ?? 255)
    return least
  })
  expect(darkest).toBeLessThan(80)
  await paper.focus()
  await page.keyboard.press('PageDown')
  await expect(paper).toContainText('2 Methods')
  const policy = (await page.request.get(`${server.origin}/onlinereview`)).headers()[
    'content-security-policy'
  ]
  expect(policy).not.toContain('unsafe')
})

test('[REV-01] beside the form on a wide window, above it on a narrow one', async ({ page }) => {
  await signIn(page, 'newcomer', pages[0], server.origin)
  const place = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${server.origin}${pages[0]}`)
    const paper = await page.getByRole('region', { name: zh('review.paper'), exact: true }).boundingBox()
    const form = await page.getByRole('form', { name: zh('review.form') }).boundingBox()
    if (paper === null || form === null) throw new Error('one of them is not there')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    return { paper, form }
  }
  const wide = await place(1440)
  expect(wide.paper.x).toBeGreaterThanOrEqual(wide.form.x + wide.form.width)
  const narrow = await place(360)
  expect(narrow.form.y).toBeGreaterThanOrEqual(narrow.paper.y + narrow.paper.height)
})

test('[REV-01] an invalid PDF is named, and a lost network is retried', async ({ page, allow }) => {
  await signIn(page, 'newcomer', pages[1], server.origin)
  await expect(page.getByText(zh('review.paper.broken'))).toBeVisible()
  allow(/ERR_FAILED|ERR_INTERNET/)
  await page.route('**/files/paper/*', (route) => route.abort(), { times: 1 })
  await page.goto(`${server.origin}${pages[0]}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: zh('state.retry') })
    .click()
  await expect(page.getByRole('region', { name: zh('review.paper'), exact: true })).toContainText(
    'Passivation',
  )
})

import type { Locator, Page } from '@playwright/test'

import { signIn } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** As Word puts it on the clipboard, with what an attacker would add to it. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0;position:fixed}</style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><script>window.ran = 1</script></head>
<body style='tab-interval:36.0pt' onload="window.ran = 1"><!--StartFragment-->
<h1 style='mso-outline-level:1'>会议时间<o:p></o:p></h1>
<p class=MsoNormal style='position:fixed;inset:0'><b style='mso-bidi-font-weight:normal'>12 月 9 日</b><span style='display:none' onclick="window.ran = 1">至</span>
11 日\u202E</p>
<ul type=disc><li class=MsoNormal style='mso-list:l0 level1 lfo1'>杭州<ul><li>西湖</li></ul></li></ul>
<table border=1 style='width:100%'><tr><td style='width:50%'><p class=MsoNormal>代表</p></td><td>1600 元</td></tr></table>
<p><a href="javascript:window.ran=1">点我</a> <a href="https://example.org/fees" style="color:red">费用</a>
<img src=x onerror="window.ran = 1"><iframe src="javascript:window.ran=1"></iframe><svg><script>window.ran = 1</script></svg></p>
<form action="https://evil.example"><input name=password></form><math><mtext><style><img src=x onerror="window.ran = 1"></style></mtext></math>
<!--EndFragment--></body></html>`

const paste = (editor: Locator, html: string) =>
  editor.evaluate((element, markup) => {
    element.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const editorOf = (page: Page, field: 'body' | 'eng_body') =>
  page.getByRole('textbox', { name: text('zh-CN', `content.field.${field}`) })
const titleOf = (page: Page, name: 'title' | 'eng_title') => page.locator(`[name="${name}"]`)
const saved = (page: Page) =>
  expect(page.locator('main > [data-saving]')).toHaveAttribute('data-saving', 'saved')
/** Typed at once, and kept by the server: a pause of a busy machine would save half of it first. */
const write = async (page: Page, editor: Locator, words: string) => {
  await editor.click()
  const answer = page.waitForResponse((response) => response.url().includes('/apic/organizer/content/save'))
  await page.keyboard.insertText(words)
  await answer
}
const press = (page: Page, id: Parameters<typeof text>[1]) =>
  page.getByRole('button', { name: text('zh-CN', id), exact: true }).click()

/** Presses, and answers what the server said: 1 where the text is released. */
const release = async (page: Page): Promise<number> => {
  await press(page, 'content.do.release')
  const answered = page.waitForResponse((response) => response.url().includes('/apic/organizer/content/move'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('zh-CN', 'content.do.release') })
    .click()
  const { code }: { code: number } = await answered.then((answer) => answer.json())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await saved(page)
  return code
}
/** Removes the text of an earlier attempt. */
const empty = async (page: Page, editor: Locator) => {
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
}

/** The first conference of the demo’s organizer that everybody can see. */
const conferenceOf = async (page: Page): Promise<number> => {
  await signIn(page, 'organizer')
  await page.goto('/organizer')
  const links = page.locator('main a[href^="/organizer/"]')
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) {
    // The way to import a conference is among them.
    const id = Number(/\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? 0)
    if (id === 0) continue
    const { status } = await page.request
      .get(`/conferences/${id}`)
      .then((answer) => ({ status: answer.status() }))
    if (status === 200) return id
  }
  throw new Error('the organizer has no public conference')
}

test('[CONF-02] a notice comes from Word, is translated and released, and everybody reads it in both languages', async ({
  page,
  device,
}) => {
  test.setTimeout(120_000)
  const id = await conferenceOf(page)
  await page.goto(`/organizer/${id}/content`)
  await page.getByRole('link', { name: text('zh-CN', 'content.kind.notice2') }).click()
  await titleOf(page, 'title').fill('第二轮通知')
  const editor = editorOf(page, 'body')
  for (const field of ['body', 'eng_body'] as const) await empty(page, editorOf(page, field))
  await paste(editor, fromWord)
  await expect(editor.locator('h2')).toHaveText('会议时间')
  await expect(editor.locator('strong')).toHaveText('12 月 9 日')
  await expect(editor.locator('li li')).toHaveText('西湖')
  await expect(editor.locator('td')).toHaveText(['代表', '1600 元'])
  await expect(editor.locator('a')).toHaveText('费用')
  expect(
    await editor.locator('[style], [onclick], img:not(.ProseMirror-separator), iframe, form, svg').count(),
  ).toBe(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await saved(page)

  // Nothing is promised yet; a title makes it a promise.
  await titleOf(page, 'eng_title').fill('Second notice')
  await saved(page)
  expect(await release(page)).not.toBe(1)
  await expect(page.getByText(text('zh-CN', 'record.reason.translationMissing')).first()).toBeVisible()

  const english = editorOf(page, 'eng_body')
  await english.click()
  await page.keyboard.type('## When')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('9 December')
  await expect(english.locator('h2')).toHaveText('When')
  await expect(english.locator('strong')).toHaveText('9 December')
  await saved(page)
  expect(await release(page)).toBe(1)

  const guest = await device({ javaScriptEnabled: false })
  const link = guest.getByRole('link', { name: '第二轮通知' })
  // Markup may be two seconds old (server/render.ts): another test can have requested the page just before the release.
  await expect(async () => {
    await guest.goto(`/conferences/${id}`)
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await link.click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('第二轮通知')
  await expect(guest.locator('main h2').last()).toHaveText('会议时间')
  await guest.goto(`/conferences/${id}/text/notice2?lang=en`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Second notice')
  await expect(guest.locator('main strong')).toHaveText('9 December')
})

test('what an input method composes comes in once, and is saved when it is whole', async ({ page }) => {
  const id = await conferenceOf(page)
  await page.goto(`/organizer/${id}/content/venue`)
  const editor = editorOf(page, 'body')
  await editor.click()
  const { send } = await page
    .context()
    .newCDPSession(page)
    .then((session) => ({ send: session.send.bind(session) }))
  for (const typed of ['h', 'hu', 'hui', '会议']) {
    await send('Input.imeSetComposition', {
      text: typed,
      selectionStart: typed.length,
      selectionEnd: typed.length,
    })
  }
  await expect(editor).toHaveText('会议')
  await send('Input.insertText', { text: '会议中心' })
  await expect(editor).toHaveText('会议中心')
  await page.keyboard.press('Control+z')
  await expect(editor).toHaveText('')
  await page.keyboard.press('Control+Shift+z')
  await saved(page)
  await page.reload()
  await expect(editorOf(page, 'body')).toHaveText('会议中心')
})

test('two people who edit one text lose nothing of either', async ({ page, device }) => {
  const id = await conferenceOf(page)
  const other = await device()
  await signIn(other, 'organizer')
  for (const one of [page, other]) {
    await one.goto(`/organizer/${id}/content/travel`)
    await expect(editorOf(one, 'body')).toBeVisible()
  }
  await write(other, editorOf(other, 'body'), '乘地铁 1 号线。')
  await write(page, editorOf(page, 'body'), '机场大巴直达。')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('乘地铁 1 号线')
  await expect(dialog).toContainText('机场大巴直达。')
  await dialog.getByRole('button', { name: text('zh-CN', 'content.conflict.keep') }).click()
  await saved(page)
  await other.reload()
  await expect(editorOf(other, 'body')).toHaveText('机场大巴直达。')
})

test('[CONF-02] [CONF-03] a picture is uploaded and described; the preview shows it before anybody else sees it', async ({
  page,
  device,
}) => {
  test.setTimeout(120_000)
  const id = await conferenceOf(page)
  await page.goto(`/organizer/${id}/content/download`)
  await titleOf(page, 'title').fill('资料下载')
  const editor = editorOf(page, 'body')
  await write(page, editor, '从地铁站步行五分钟。')
  const pane = page.locator('[data-language="zh"]')
  await pane.getByRole('button', { name: text('zh-CN', 'content.tool.picture') }).click()
  await pane.getByLabel(text('zh-CN', 'content.picture.file')).setInputFiles({
    name: 'plan.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  await expect(pane.locator('[data-view="kept"] img')).toBeVisible()
  await pane.getByLabel(text('zh-CN', 'content.picture.alt')).fill('地铁站到会场的路线')
  await pane.getByRole('button', { name: text('zh-CN', 'content.picture.apply') }).click()
  const shown = editor.getByRole('img', { name: '地铁站到会场的路线' })
  await expect(shown).toBeVisible()
  const src = (await shown.getAttribute('src')) ?? ''
  await saved(page)

  const isDrawn = (picture: Locator) =>
    expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  const guest = await device()
  expect((await guest.request.get(src)).status()).toBe(404)
  await page.goto(`/organizer/${id}/preview`)
  await page.locator('select[name="page"]').selectOption('download')
  await page.locator('select[name="texts"]').selectOption('working')
  await press(page, 'preview.open')
  const inFrame = page.frameLocator('main iframe').getByRole('img', { name: '地铁站到会场的路线' })
  await inFrame.scrollIntoViewIfNeeded()
  await isDrawn(inFrame)
  await expect(page.frameLocator('main iframe').getByRole('heading', { level: 1 })).toHaveText('资料下载')

  await page.goto(`/organizer/${id}/content/download`)
  expect(await release(page)).toBe(1)
  await guest.goto(`/conferences/${id}/text/download`)
  const released = guest.getByRole('img', { name: '地铁站到会场的路线' })
  await released.scrollIntoViewIfNeeded()
  await isDrawn(released)
})

import decode from 'qr/decode.js'

import { alive, codeFor, signIn as signInElsewhere } from '../e2e/support/pageActions.ts'
import { zh } from '../e2e/support/texts.ts'
import { arrives, enter, fill, press, sees, seesOwnMenu, signIn } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import type { Visitor } from './support/visitor.ts'

test('[LOGIN-05] [LOGIN-06] a password signs in', async ({ visitor }) => {
  await signIn(visitor, 'linmei')
  await arrives(visitor, '/home')
  await seesOwnMenu(visitor)
})

test('[LOGIN-01] [CODE-01] [PROF-04] a phone code signs in', async ({ visitor, phone, request }) => {
  await enter(visitor, '/login')
  await press(visitor, { css: '[role=tab]', text: zh('login.tab.quick') })
  await fill(visitor, { css: 'input[name=mobile]' }, phone)
  await press(visitor, { css: 'button', text: zh('login.code.send') })
  await fill(visitor, { css: 'input[name=code]' }, await codeFor(request, phone))
  await press(visitor, { css: 'input[name=terms]' })
  await press(visitor, { css: '[role=tabpanel] button[type=submit]' })
  await press(visitor, { css: '[role=dialog] button', text: zh('login.profile.later') })
  await arrives(visitor, '/home')
  await seesOwnMenu(visitor)
})

test('[SCAN-01] [SCAN-02] [LOGIN-06] a QR code that a signed-in second browser approves signs in', async ({
  visitor,
  device,
}) => {
  const phone = await device()
  await signInElsewhere(phone, 'linmei')
  await enter(visitor, '/login')
  await sees(visitor, { css: 'svg[role=img]', text: zh('login.scan.code') })
  await press(visitor, { css: 'input[name=terms]' })
  await phone.goto(new URL(await readQrCode(visitor)).pathname)
  await alive(phone)
  await phone.getByRole('button', { name: '以“林梅”的身份确认登录' }).click()
  await expect(phone.getByRole('heading', { name: zh('scan.approved.title') })).toBeVisible()
  await arrives(visitor, '/home')
  await seesOwnMenu(visitor)
})

/** Reads what the page has drawn as the camera of a phone would. */
const readQrCode = async (visitor: Visitor) => {
  const dark = await visitor.ask(async (side) => {
    const drawing = document.querySelector('svg[role=img]')?.cloneNode(true) as SVGElement
    drawing.setAttribute('width', String(side))
    drawing.setAttribute('height', String(side))
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = side
    const paper = canvas.getContext('2d')
    if (paper === null) throw new Error('Nothing to draw on')
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, side, side)
    paper.drawImage(picture, 0, 0, side, side)
    // One in four bytes, since it is black on white.
    return [...paper.getImageData(0, 0, side, side).data.filter((_, at) => at % 4 === 0)]
      .map((red) => (red < 128 ? '1' : '0'))
      .join('')
  }, sideOfCode)
  const data = Uint8ClampedArray.from(
    [...dark].flatMap((dot) => Array<number>(3).fill(dot === '1' ? 0 : 255)),
  )
  return decode({ width: sideOfCode, height: sideOfCode, data })
}

/** Pixels. */
const sideOfCode = 240

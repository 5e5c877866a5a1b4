import { zh } from '../e2e/support/texts.ts'
import { arrives, enter, fill, press, sees, seesOwnMenu, signIn } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'

/** Two who have not registered yet. */
const members = { firefox: 'newcomer', webkit: 'approved' } as const

test('[ORD-01] [ORD-05] [TKT-01] a member registers, pays at the sandbox, and has a ticket', async ({
  visitor,
  engine,
  device,
}) => {
  await signIn(visitor, members[engine], '/login?url=%2Fconferences%3Fstatus%3Dnot_started')
  await seesOwnMenu(visitor)
  await enter(visitor, '/conferences?status=not_started')
  await press(visitor, { css: 'main article h2 a' })
  await press(visitor, { css: 'main a', text: zh('conf.register') })
  await arrives(visitor, /\/register$/)
  await press(visitor, { css: 'main label', begins: '普通代表' })
  for (const [name, text] of [
    ['name', '新同学'],
    ['affiliation', '某大学'],
    ['email', 'newcomer@example.com'],
  ] as const)
    await fill(visitor, { css: `input[name=${name}]` }, text)
  await press(visitor, { css: 'main button', text: zh('register.submit') })
  await arrives(visitor, /\/pay\/\d+$/)

  await press(visitor, { css: 'main button', begins: '支付' })
  await sees(visitor, { css: 'main a', text: zh('pay.open.sandbox') })
  const cashier = await visitor.ask(
    (name) => [...document.links].find(({ textContent }) => textContent?.trim() === name)?.href,
    zh('pay.open.sandbox'),
  )
  const till = await device()
  const { pathname, search } = new URL(cashier ?? '')
  await till.goto(pathname + search)
  await till.getByRole('button').first().click()
  const paid = () => visitor.ask(() => document.querySelector('main')?.textContent ?? '', null)
  await expect.poll(paid, { timeout: 20_000 }).toContain(zh('pay.paid.title'))
  await enter(visitor, '/personal/notes/tickets')
  await expect.poll(paid).toContain('新同学')
})

import { signIn } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { zh } from './support/texts.ts'

test('[TKT-01] scans made offline outlive a reload, are sent when the network is back, and none is lost in silence', async ({
  page,
  context,
  allow,
}) => {
  // A request that is under way when the network goes, and those that are blocked below.
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to load resource/)
  await signIn(page, 'gate', '/console/gate')
  await expect(page).toHaveURL(/\/console\/gate$/)
  const main = page.getByRole('main')
  await page.getByLabel(zh('gate.name')).fill('东门')
  await page.getByRole('button', { name: zh('gate.start') }).click()
  await expect(main).toContainText(zh('gate.sync.level'))

  await expect(page.getByLabel(zh('gate.code'))).toBeFocused()
  const scan = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await scan('nobody-knows-this-one')
  await expect(main).toContainText(zh('gate.result.ticketUnknown'))

  await context.setOffline(true)
  await expect(main).toContainText(zh('gate.sync.offline.text'))
  for (const text of ['offline-1', 'offline-2']) {
    await scan(text)
    await page.getByRole('button', { name: zh('gate.admit') }).click()
    await expect(main).toContainText(zh('gate.admitted.local'))
  }
  await expect(main).toContainText('2次扫码待上报')

  await page.route('**/apic/gate/scan', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(main).toContainText('2次扫码待上报')
  await expect(main).toContainText(zh('gate.sync.waiting'))
  await page.unroute('**/apic/gate/scan')
  await page.getByRole('button', { name: zh('gate.sync.now') }).click()
  await expect(main).toContainText(zh('gate.sync.level'))
  await expect(main).toContainText('没有待上报的扫码')
  await expect(main.getByRole('button', { name: zh('gate.doubts.seen') })).toHaveCount(2)
})

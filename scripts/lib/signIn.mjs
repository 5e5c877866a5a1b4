/** Password of every demo account. */
export const demoPassword = 'Symposium-2026'

/**
 * Gives a browser the session of a demo account, as the login page would leave it behind; without a page.
 * @param {import('playwright').BrowserContext} context
 */
export const signIn = async (context, origin, account) => {
  const answer = await context.request.post(`${origin}/apic/login/account`, {
    form: { account, password: demoPassword, country_code: '86' },
    headers: { origin },
  })
  const { data } = await answer.json()
  await context.addCookies(
    Object.entries({ token: data.token, sign: data.sign, uid: String(data.user_id) }).map(
      ([name, value]) => ({ name, value: encodeURIComponent(value), url: origin }),
    ),
  )
}

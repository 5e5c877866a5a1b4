import { Agent, request } from 'node:http'

import { hash } from '@node-rs/argon2'

/** Host name in the requests: production answers no other. */
export const host = 'symposium.example'
export const origin = `https://${host}`

const password = 'a password for the measurement'
const agent = new Agent({ keepAlive: true })

/**
 * Accounts `<name>0` … that can sign in with `signIn`.
 * @param {import('pg').Client} client
 */
export const addMembers = async (client, name, count) => {
  const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 }
  await client.query(
    `insert into users (nickname, account, password_hash, loginauth)
     select $1 || n, $1 || n, $2, 1 from generate_series(0, $3 - 1) n`,
    [name, await hash(password, parameters), count],
  )
}

/** @returns a member's `call(method, path, fields)`, which answers `data` and throws what the server refuses */
export const signIn = async (port, account) => {
  const answer = await send(port, 'POST', '/apic/login/account', {
    fields: { account, password, country_code: '86' },
  })
  const { token, sign, user_id } = dataOf(answer)
  const headers = {
    token,
    sign,
    uid: String(user_id),
    cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
  }
  return {
    userId: user_id,
    call: async (method, path, fields = {}) => dataOf(await send(port, method, path, { fields, headers })),
    /** A form as the browser posts it; resolves with the status. */
    submit: async (path, fields) => (await send(port, 'POST', path, { fields, headers })).status,
  }
}

const dataOf = ({ status, body }) => {
  const { code, data, msg } = JSON.parse(body)
  if (code !== 200 && code !== 1) throw new Error(`${status} ${code}: ${msg}`)
  return data
}

/** One request as a page makes it; resolves with `{status, headers, body}`. */
export const send = (port, method, path, { fields = {}, headers = {} } = {}) => {
  const query = new URLSearchParams(fields).toString()
  const asked = method === 'GET' && query !== '' ? `${path}?${query}` : path
  const form = method === 'GET' ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((settle, fail) => {
    const call = request(
      {
        port,
        path: asked,
        agent,
        host: '127.0.0.1',
        method,
        headers: { host, origin, lang: 'en', ...form, ...headers },
      },
      (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          settle({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    call.on('error', fail)
    call.end(method === 'GET' ? undefined : query)
  })
}

/** Milliseconds of `count` calls, one after the other. */
export const timesOf = async (count, call) => {
  const durations = []
  for (let n = 0; n < count; n += 1) {
    const since = performance.now()
    await call(n)
    durations.push(performance.now() - since)
  }
  durations.sort((a, b) => a - b)
  const at = (share) => durations[Math.min(durations.length - 1, Math.floor(durations.length * share))]
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}

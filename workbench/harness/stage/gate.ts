/** The device was at this gate on an earlier visit of the fixtures' member. */
export const standAtGate = () =>
  localStorage.setItem('gate:place:7:', JSON.stringify({ conferenceId: 3, gate: 'East gate' }))

/** A scan that was made without a network, and that the server does not know yet. */
export const keepScan = () =>
  localStorage.setItem(
    'gate:scan:7:nonce-1',
    JSON.stringify({
      conferenceId: 3,
      code: 'tK3vX0cQz8Lr2kWb6yPj1A',
      gate: 'East gate',
      nonce: 'nonce-1',
      at: '2026-12-09T01:02:00.000Z',
      name: '林梅',
      item: '普通代表',
    }),
  )

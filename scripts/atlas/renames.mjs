/**
 * Names in kept charts that changed when machines became one of a kind (src/kinds): by machine, old name → new name of its
 * actors, events, actions and guards. `npm run atlas:diff <revision> -- --renamed` applies them to the older charts, so that
 * it shows what changed besides names.
 */
export const renames = {
  operatorAct: {
    actors: { sendAct: 'sendCommand' },
    events: { 'act.send': 'command.send', 'act.close': 'command.close' },
    actions: { keepTexts: 'keepWish' },
  },
  waitTime: {
    actors: { setWaitTime: 'saveSetting' },
    events: { 'wait.set': 'setting.set' },
    actions: { keepWanted: 'keepWish', forgetWanted: 'forgetWish' },
  },
  guestDoor: {
    actors: { setGuests: 'saveSetting' },
    events: { 'guests.set': 'setting.set' },
    actions: { keepWanted: 'keepWish', forgetWanted: 'forgetWish' },
  },
  transferVoucher: {
    actors: { sendVoucher: 'sendFile' },
    events: {
      'voucher.send': 'file.send',
      'voucher.stop': 'file.stop',
      'voucher.progressed': 'file.progressed',
      'voucher.finished': 'file.finished',
      'voucher.failed': 'file.failed',
    },
    actions: { keepKey: 'keepWish' },
  },
  invoiceDocument: {
    actors: { sendDocument: 'sendFile' },
    events: {
      'document.send': 'file.send',
      'document.stop': 'file.stop',
      'document.progressed': 'file.progressed',
      'document.finished': 'file.finished',
      'document.failed': 'file.failed',
    },
  },
  invoiceForm: {
    actors: { saveInvoice: 'sendCommand' },
    events: { 'form.submit': 'command.send', 'form.close': 'command.close' },
    actions: { keepValues: 'keepWish', emitSaved: 'emitDone' },
  },
  orderRequest: {
    actors: { sendRequest: 'sendCommand' },
    events: { 'request.send': 'command.send', 'request.close': 'command.close' },
    actions: { keepReason: 'keepWish', emitGranted: 'emitDone' },
  },
}

/** The charts of an older revision, by machine, with the names of today. */
export const renamedCharts = (charts, table = renames) =>
  Object.fromEntries(
    Object.entries(charts).map(([machine, chart]) => [machine, renamed(chart, table[machine] ?? {})]),
  )

const renamed = (chart, { actors = {}, events = {}, actions = {}, guards = {} }) => {
  const by = (names) => (name) => names[name] ?? name
  const actor = by(actors)
  const list = (names) => names.map(by(actions))
  const event = (type) => {
    const [, kind, name] = /^(xstate\.(?:done|error)\.actor\.)(.*)$/.exec(type) ?? []
    return kind === undefined ? by(events)(type) : `${kind}${actor(name)}`
  }
  return {
    ...chart,
    nodes: chart.nodes.map((node) => ({
      ...node,
      invokes: node.invokes.map(({ id, src }) => ({ id: actor(id), src: actor(src) })),
      entry: list(node.entry),
      exit: list(node.exit),
    })),
    edges: chart.edges.map((edge) => ({
      ...edge,
      id: edge.id.replace(edge.event, event(edge.event)),
      event: event(edge.event),
      guard: edge.guard === null ? null : by(guards)(edge.guard),
      actions: list(edge.actions),
    })),
  }
}

import type { Breaker, Breakers } from './breaker.ts'
import { isSendOutage, SendError, type Sender, type SmsNotice } from './sender.ts'

/** The same sender behind breakers: while a provider is known not to answer, it rejects at once, with `isHeld`. */
export const guardedSender = (sender: Sender, breakers: Breakers): Sender => ({
  // Asked each time: what administrators set changes them while the site works.
  get carriers() {
    return sender.carriers
  },
  sendSms: (message) => behind(breakers.sms, () => sender.sendSms(message)),
  sendMail: (message) => behind(breakers.mail, () => sender.sendMail(message)),
  get sendNotice() {
    const notice = sender.sendNotice
    return notice === null ? null : (message: SmsNotice) => behind(breakers.sms, () => notice(message))
  },
  close: () => sender.close(),
})

const behind = async (breaker: Breaker, send: () => Promise<void>): Promise<void> => {
  const leave = breaker.ask()
  if (leave === null)
    throw new SendError('unreachable', 'The provider is known not to answer', { isHeld: true })
  try {
    await send()
  } catch (error) {
    if (error instanceof SendError && isSendOutage(error)) leave.failed(error.fault)
    else leave.answered()
    throw error
  }
  leave.answered()
}

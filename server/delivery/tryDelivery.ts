import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { DeliveryTest, StorageState, TestFault } from '../../src/contract/delivery.ts'
import { randomCode } from '../accounts/secrets.ts'
import { ProviderError, type PayProvider } from '../pay/provider.ts'
import { smtpSettings } from '../senders/choose.ts'
import { SendError, type Sender, type SendFault, type SenderLanguage } from '../senders/sender.ts'
import { trySmtp } from '../senders/smtp.ts'
import type { Environment } from '../shared/config.ts'
import { setupTexts } from '../shared/sentences/setupTexts.ts'

/** One test says what became of it, whatever that was; none takes longer than this. */
const patienceMs = 10_000

type Trial = Pick<DeliveryTest, 'fault' | 'answer'>

/** A real mail. Null: mail is not configured. */
export const tryMail = async (
  env: Environment,
  to: string,
  lang: SenderLanguage,
  timeoutMs = patienceMs,
): Promise<Trial | null> => {
  const settings = smtpSettings(env)
  if (settings === null) return null
  const { SMTP_URL: url, SMTP_FROM: from } = settings
  return trySmtp({ url, from, timeoutMs }, { to, ...setupTexts[lang] })
}

/** A real text message, with a code that opens nothing. */
export const trySms = async (
  sender: Pick<Sender, 'sendSms'>,
  to: { country: string; mobile: string },
  lang: SenderLanguage,
): Promise<Trial> => {
  try {
    await sender.sendSms({ ...to, code: randomCode(), minutes: 5, lang })
    return { fault: null, answer: '' }
  } catch (error) {
    if (!(error instanceof SendError)) throw error
    return { fault: faultOfSms[error.fault], answer: error.message }
  }
}

const faultOfSms: Readonly<Record<SendFault, TestFault>> = {
  rejected: 'recipient',
  unreachable: 'noAnswer',
  configuration: 'keys',
  limited: 'limited',
}

/**
 * Asks the provider about a payment that there is not: it knows none, and says so under its signature. Ours was accepted then, and
 * theirs was read.
 */
export const tryProvider = async (provider: Pick<PayProvider, 'query'>): Promise<Trial> => {
  const outTradeNo = `TEST${randomBytes(12).toString('hex').toUpperCase()}`
  try {
    await provider.query({ outTradeNo, amount: 1 })
    return { fault: null, answer: '' }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { fault: error.fault === 'down' ? 'noAnswer' : 'keys', answer: error.message }
  }
}

/** Writes a file, reads it and removes it. */
export const tryFolder = async (folder: string): Promise<Trial> => {
  const text = randomUUID()
  const file = join(folder, `.test-${text}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, text, { flag: 'wx' })
    const isSame = (await readFile(file, 'utf8')) === text
    await rm(file)
    return isSame ? { fault: null, answer: '' } : { fault: 'folder', answer: 'EIO' }
  } catch (error) {
    await rm(file, { force: true }).catch(() => undefined)
    return { fault: 'folder', answer: (error as NodeJS.ErrnoException).code ?? 'unknown' }
  }
}

/** Folder of files, and its free room. */
export const storageOf = async (folder: string, isSet: boolean): Promise<StorageState> => {
  const room = await roomAt(folder)
  return { folder, is_set: isSet, free: room?.free ?? null, total: room?.total ?? null }
}

/** For a folder that is not made yet, the room of the one above it. */
const roomAt = async (folder: string): Promise<{ free: number; total: number } | null> => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder
    return isMissing ? roomAt(dirname(folder)) : null
  }
}

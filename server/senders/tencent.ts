import { SendError, type SendFault, type SmsCode, type SmsSender } from './sender.ts'

export interface TencentSettings {
  secretId: string
  secretKey: string
  /** Application of the SMS console. */
  sdkAppId: string
  signName: string
  /** Approved templates with two parameters: the code and the minutes. */
  templates: Readonly<Record<SmsCode['lang'], string>>
  /** Approved templates of notifications, with one parameter: the title of the message. */
  noticeTemplates?: Readonly<Record<SmsCode['lang'], string>>
  region?: string
  /** Another address than Tencent's, for tests: `host:port`, spoken to without TLS. */
  endpoint?: string
  timeoutSeconds?: number
}

export const createTencent = (settings: TencentSettings): SmsSender => {
  const { sdkAppId, signName, templates, noticeTemplates } = settings
  let client: ReturnType<typeof connect> | undefined
  const send = async (
    { country, mobile }: Pick<SmsCode, 'country' | 'mobile'>,
    template: string,
    params: string[],
  ): Promise<void> => {
    client ??= connect(settings)
    const status = await (
      await client
    )
      .SendSms({
        PhoneNumberSet: [`+${country}${mobile}`],
        SmsSdkAppId: sdkAppId,
        SignName: signName,
        TemplateId: template,
        TemplateParamSet: params,
      })
      .then(
        (answer) => answer.SendStatusSet?.[0]?.Code ?? 'no status',
        (error: unknown) => (error as { code?: string }).code ?? 'no answer',
      )
    // Only the provider's code goes on: its sentences may repeat the number.
    if (status !== 'Ok') throw new SendError(faultOf(status), `Tencent SMS: ${status}`)
  }
  return {
    carrier: 'tencent',
    sendSms: (message) => send(message, templates[message.lang], [message.code, String(message.minutes)]),
    sendNotice:
      noticeTemplates === undefined
        ? null
        : (message) => send(message, noticeTemplates[message.lang], [message.title]),
  }
}

/** Loaded at the first message: the SDK is large and most installations do without. */
const connect = async ({
  secretId,
  secretKey,
  region = 'ap-guangzhou',
  endpoint,
  timeoutSeconds = 10,
}: TencentSettings) => {
  const { sms } = await import('tencentcloud-sdk-nodejs-sms')
  return new sms.v20210111.Client({
    credential: { secretId, secretKey },
    region,
    profile: {
      httpProfile: {
        reqTimeout: timeoutSeconds,
        ...(endpoint === undefined ? {} : { endpoint, protocol: 'http://' }),
      },
    },
  })
}

const faultOf = (status: string): SendFault => {
  if (/^(?:RequestLimitExceeded|LimitExceeded)/.test(status)) return 'limited'
  if (
    /^InvalidParameterValue\.IncorrectPhoneNumber|^FailedOperation\.PhoneNumber|^FailedOperation\.ContainSensitive/.test(
      status,
    )
  ) {
    return 'rejected'
  }
  if (
    /^(?:AuthFailure|UnauthorizedOperation|InvalidParameter|MissingParameter|FailedOperation|UnsupportedOperation)/.test(
      status,
    )
  ) {
    return 'configuration'
  }
  return 'unreachable'
}

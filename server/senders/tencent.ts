import { SendError, type SendFault, type SmsCode, type SmsSender } from './sender.ts'

export interface TencentSettings {
  secretId: string
  secretKey: string
  /** Application of the SMS console. */
  sdkAppId: string
  signName: string
  /** Approved templates with two parameters: the code and the minutes. */
  templates: Readonly<Record<SmsCode['lang'], string>>
  region?: string
  /** Another address than Tencent's, for tests: `host:port`, spoken to without TLS. */
  endpoint?: string
  timeoutSeconds?: number
}

export const createTencent = (settings: TencentSettings): SmsSender => {
  const { sdkAppId, signName, templates } = settings
  let client: ReturnType<typeof connect> | undefined
  return {
    carrier: 'tencent',
    sendSms: async ({ country, mobile, code, minutes, lang }: SmsCode) => {
      client ??= connect(settings)
      const status = await (
        await client
      )
        .SendSms({
          PhoneNumberSet: [`+${country}${mobile}`],
          SmsSdkAppId: sdkAppId,
          SignName: signName,
          TemplateId: templates[lang],
          TemplateParamSet: [code, String(minutes)],
        })
        .then(
          (answer) => answer.SendStatusSet?.[0]?.Code ?? 'no status',
          (error: unknown) => (error as { code?: string }).code ?? 'no answer',
        )
      // Only the provider's code goes on: its sentences may repeat the number.
      if (status !== 'Ok') throw new SendError(faultOf(status), `Tencent SMS: ${status}`)
    },
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

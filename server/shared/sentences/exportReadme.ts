import type { MessageLanguage } from './language.ts'

/** Readme at the front of a member's archive. */
export const exportReadme: Readonly<Record<MessageLanguage, string>> = {
  zh: `这个压缩包是您在平台上的数据。

data/   每个文件是一类数据，JSON 格式，可由程序读取；时间为 UTC。
files/  您上传的文件，按用途分文件夹。

不含密码、登录凭据和二次验证的密钥：它们只用于登录，平台也只保存其摘要。
不含他人的数据，例如直播间里其他人的发言、封闭讨论中的匿名身份。
请妥善保管，不要把压缩包交给他人。
`,
  en: `This archive is what the platform stores about you.

data/   One file for each kind of data, as JSON, which programs can read; times are in UTC.
files/  What you uploaded, by what it is for.

It holds no password, session or key of the second factor: they only sign you in, and the
platform itself keeps their digests alone. It holds nothing of others, such as what was
said in a live room, or who stands behind the names of a closed discussion.
Keep it safe, and hand it to nobody.
`,
}

import { CallError, failure } from '../../src/contract/failure.ts'
import type { FailureKind } from '../../src/contract/failure.ts'
import type { InvoiceForm } from '../../src/contract/invoiceForm.ts'
import type { LoginResult } from '../../src/contract/login.ts'
import type { Application } from '../../src/contract/organizer.ts'
import type { DraftForm } from '../../src/contract/ownConference.ts'
import type { OrganizerForm } from '../../src/contract/organizerForm.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import type { SubjectNode, UserInfo } from '../../src/contract/user.ts'
import type { Scene, SceneInfo, SceneStatus } from '../../src/contract/wechat.ts'
import { fixturesFor } from '../fixtures.ts'
import type { Site } from '../../src/machines/siteConfig/siteConfig.types.ts'

export const user: UserInfo = {
  id: 7,
  nickname: '林晓',
  avatar: '',
  group_id: 1,
  sponsor_apply_status: 2,
  has_console: false,
  deletes_at: null,
}

export const loginResult: LoginResult = {
  token: 'token-7',
  sign: 'sign-7',
  user_id: 7,
  loginauth: 1,
  needs_factor: false,
}
export const firstLoginResult: LoginResult = { ...loginResult, loginauth: 0 }

export const scene: Scene = {
  scene_value: 'scene-1',
  qr_code_url: 'https://symposium.example/scan/scene-1',
  expires_in: 300,
}
export const sceneInfo: SceneInfo = {
  status: 'scanned',
  device: 'Chrome · Windows',
  purpose: 'login',
  requested_at: '2026-03-01T08:00:00Z',
}
export const waiting: SceneStatus = { status: 'waiting' }
export const scanned: SceneStatus = { status: 'scanned' }
export const confirmed: SceneStatus = { status: 'confirmed', openid: 'openid-1', mobile: '138****8000' }
export const confirmedUnbound: SceneStatus = { status: 'confirmed', openid: 'openid-1' }
export const expiredScene: SceneStatus = { status: 'expired' }

export const subjects: SubjectNode[] = [
  { id: 1, name: '计算机科学', child: [{ id: 11, name: '人工智能', child: [] }] },
]

export const site: Site = {
  base: {
    name: '',
    languages: ['zh', 'en'],
    header_image: '',
    footer_image: '',
    customer_wechat: '',
    customer_qq: '',
    hot_line: '400-000-0000',
    email: 'service@symposium.example',
    server_time: '9:00–18:00',
    wechat_code_img: '',
    conf_assistant: '',
    paper_assistant: '',
    copyright: '© Symposium',
    beian: '',
    address: '',
    map_url: '',
    organizer_url: 'https://organizer.symposium.example/',
    mobile_origin: '',
    sister_origins: [],
  },
  header: [{ name: '首页', eng_name: 'Home', url: '/home', is_website: 0, second: [] }],
  footer: [],
  links: [],
}

export const invoiceValues: InvoiceForm = {
  invoice_type: 'ordinary',
  title_type: 'company',
  title: '某某大学',
  tax_no: '91110000101623741K',
  content: 'conference',
  email: 'lin@symposium.example',
}

export const draftValues: DraftForm = {
  title: '量子信息前沿论坛',
  eng_title: 'Forum on Quantum Information',
  starts_on: '2027-05-01',
  ends_on: '2027-05-03',
  time_zone: 'Asia/Shanghai',
  subject_id: 0,
  place: '合肥',
  eng_place: 'Hefei',
}

/** The same in the steps in which it is typed. */
export const draftTyped = {
  titles: { title: draftValues.title, eng_title: draftValues.eng_title },
  days: {
    starts_on: draftValues.starts_on,
    ends_on: draftValues.ends_on,
    time_zone: draftValues.time_zone,
  },
  place: {
    subject_id: draftValues.subject_id,
    place: draftValues.place,
    eng_place: draftValues.eng_place,
  },
}

export const organizerValues: OrganizerForm = {
  name: '前沿材料学会',
  tax_no: '91110000101623741K',
  contact: '林梅',
  mobile: '13900000000',
  email: 'lin@symposium.example',
  address: '北京市海淀区',
  intro: '举办过多届论坛。',
  logo: '/uploads/2f6a0c1eQz8Lr2kWb6yPjA.png',
  licence: '/uploads/7c1d0c1eQz8Lr2kWb6yPjB.png',
}

/** Nothing submitted yet. */
export const application: Application = fixturesFor('zh').getApplication

/** A call that ended in this way; `refused` carries the sentence of the server. */
export const callError = (kind: FailureKind, reason: Reason = 'invalid', field: string | null = null) =>
  kind === 'refused'
    ? new CallError(failure(kind, `server says ${reason}`, { reason, field, retry_after: null }))
    : new CallError(failure(kind))

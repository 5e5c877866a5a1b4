import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, idList } from './fields.ts'
import type { Reason } from './reasons.ts'

const says = (reason: Reason) => reason

/** PROF-02: most second-level subjects a person may choose. */
export const maxSubjects = 3

export const userInfo = z.object({
  id: z.int(),
  nickname: z.string(),
  /** An address of this site, or empty. */
  avatar: z.string(),
  /** 1 ordinary; 2 and 3 organizers. */
  group_id: z.int(),
  /** 1 approved · 2 not completed · 3 under review · 4 rejected; any other number is treated as 2 (ORG-04). */
  sponsor_apply_status: z.int(),
  /** A part in a conference or on the platform was given to the account: it has work at `/console`. */
  has_console: z.boolean(),
  /** Time of the account's deletion, requested by its member; ISO 8601, UTC; null: it stays. */
  deletes_at: z.nullable(z.string()),
})
export type UserInfo = z.infer<typeof userInfo>

export const profileForm = z
  .object({
    group_id: z.pipe(z.coerce.number(says('invalid')), z.literal([1, 2], says('invalid'))),
    search_field: z._default(idList, []),
    p_search_field: z._default(idList, []),
    need_submission_service: z._default(flag, 0),
  })
  .check(
    z.check<{ group_id: 1 | 2; search_field: number[] }>((form) => {
      const { group_id, search_field } = form.value
      const fault: Reason | null =
        search_field.length > maxSubjects
          ? 'subjectTooMany'
          : group_id !== 2 && search_field.length === 0
            ? 'subjectNone'
            : null
      if (fault !== null) {
        form.issues.push({ code: 'custom', message: fault, path: ['search_field'], input: search_field })
      }
    }),
  )

export interface SubjectNode {
  id: number
  name: string
  child: SubjectNode[]
}
export const subjectNode: z.ZodMiniType<SubjectNode> = z.object({
  id: z.int(),
  name: z.string(),
  child: z.lazy(() => z.array(subjectNode)),
})

export const logout = endpoint({
  origin: 'API-04',
  summary: 'End this session; also without one',
  method: 'GET',
  path: '/index/index/logout',
  access: 'anyone',
  input: z.object({}),
  output: z.null(),
})

export const getUserInfo = endpoint({
  origin: 'API-23',
  summary: 'The current member',
  method: 'GET',
  path: '/apic/user/info',
  access: 'member',
  input: z.object({}),
  output: userInfo,
})

export const getSubjects = endpoint({
  origin: 'API-16',
  summary: 'The tree of subject fields, in the language of the request',
  method: 'GET',
  path: '/apic/config/category/conf',
  access: 'anyone',
  input: z.object({ is_tree: z._default(flag, 1) }),
  output: z.array(subjectNode),
})

export const saveProfile = endpoint({
  origin: 'API-17',
  summary: 'Save the profile preferences asked for after the first login',
  method: 'POST',
  path: '/apic/user/update/loginauth',
  access: 'member',
  input: profileForm,
  output: z.null(),
})

export const postponeProfile = endpoint({
  summary: 'The questions of the profile are left for later: signing in does not ask them again',
  method: 'POST',
  path: '/apic/user/update/later',
  access: 'member',
  input: z.object({}),
  output: z.null(),
})

export const countUnread = endpoint({
  origin: 'API-01',
  summary: 'How many messages are unread',
  method: 'GET',
  path: '/apic/message/count/unread',
  access: 'member',
  input: z.object({}),
  output: z.int(),
})

import { expect, it } from 'vitest'

import { invitationLink } from '../../src/contract/invitationLink.ts'

it.each([
  ['/onlinereview?invitation=abc', { work: 'review', token: 'abc' }],
  ['/onlinereview?invitation=abc&x=1#top', { work: 'review', token: 'abc' }],
  ['/invitation/team/q1W9-_x', { work: 'team', token: 'q1W9-_x' }],
  ['/onlinereview?review_id=1', null],
  ['/onlinereview?invitation=', null],
  ['/invitation/team/', null],
  ['/invitation/team/a/b', null],
  ['https://other.example/onlinereview?invitation=abc', null],
  ['/home', null],
  ['', null],
])('[LOGIN-06] an invitation is known by the place it leads to: %s', (path, invitation) => {
  expect(invitationLink(path)).toEqual(invitation)
})

import { words } from '../shared/words.ts'

export const templatePack = words({
  area: 'papers',
  rank: 18,
  title: ['论文模板', 'Paper templates'],
  purpose: [
    '主办方为会议上传自己的论文模板，可更换、移除；移除后作者改用平台模板。另一位主办方改过的内容不会被覆盖。',
    'A chair uploads the paper templates of a conference, replaces and removes them; without them authors get those of the platform. What another chair has changed is not written over.',
  ],
  rules: ['MEM-02', 'FILE-02'],
  states: {
    'templatePack.loading': ['正在取模板信息', 'Loading'],
    'templatePack.failed': ['取不到，可重试', 'Could not be loaded: retry'],
    'templatePack.platform': ['使用平台模板', 'Authors get the platform’s'],
    'templatePack.own': ['使用会议自己的模板', 'Authors get the conference’s own'],
    'templatePack.asking': ['等待确认移除', 'Waiting for the confirmation'],
    'templatePack.removing': ['正在移除', 'Removing'],
    'templatePack.outdated': ['另一位主办方改过', 'Changed by another chair'],
  },
  events: {
    'pack.retry': ['visitor', '主办方要求重试', 'The chair tries again'],
    'pack.stored': ['server', '主办方上传的模板已生效', 'What the chair has uploaded is in force'],
    'pack.overtaken': [
      'server',
      '上传被拒绝：另一位主办方先改了模板',
      'The upload is refused: another chair was faster',
    ],
    'pack.reload': ['visitor', '主办方查看最新的模板', 'The chair looks at what stands now'],
    'removal.ask': ['visitor', '主办方要移除模板', 'The chair wants to remove the templates'],
    'removal.confirm': ['visitor', '主办方确认移除', 'The chair confirms it'],
    'removal.dismiss': ['visitor', '主办方关闭对话框', 'The chair closes the dialog'],
  },
  actors: {
    loadPack: ['server', '取会议的模板信息', 'Asks which templates are in force'],
    removePack: ['server', '移除会议的模板', 'Removes the templates of the conference'],
  },
  guards: {
    isOwn: ['会议有自己的模板', 'The conference has templates of its own'],
    isOutdated: ['另一位主办方已改过模板', 'Another chair has changed them since'],
  },
})

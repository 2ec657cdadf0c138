import { expect, test } from 'vitest';
import { rs4Steps as enSteps } from '../../../../i18n/en/services/rs4/steps.ts';
import { resources as enResources } from '../../../../i18n/en/services/rs4/resources.ts';
import { rs4Steps as koSteps } from '../../../../i18n/ko/services/rs4/steps.ts';
import { resources as koResources } from '../../../../i18n/ko/services/rs4/resources.ts';

test('marking a quotation as sent claims no mail: record and tab say what was done and what was kept', () => {
  const words = [
    { steps: koSteps, resources: koResources, done: /등록/, kept: /보관/ },
    { steps: enSteps, resources: enResources, done: /^Marked as sent/, kept: /kept$/ },
  ];
  for (const { steps, resources, done, kept } of words) {
    const { sent, dones } = steps.resources['rs4/quot'];
    for (const said of [resources['rs4/quot'].fields.sentDtm, sent.at, dones.send]) expect(said).toMatch(done);
    for (const said of [sent.papers, sent.none]) expect(said).toMatch(kept);
  }
});

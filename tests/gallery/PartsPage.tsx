import { useState } from 'react';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import { PageHeader } from '../../src/admin/layout/PageHeader.tsx';
import { Avatar } from '../../src/ui/avatar/Avatar.tsx';
import { Button } from '../../src/ui/button/Button.tsx';
import { IconButton } from '../../src/ui/button/IconButton.tsx';
import { Chip } from '../../src/ui/chip/Chip.tsx';
import { ChoiceChip } from '../../src/ui/chip/ChoiceChip.tsx';
import { AlertDialog } from '../../src/ui/dialog/AlertDialog.tsx';
import { Checkbox } from '../../src/ui/form/Checkbox.tsx';
import { Radio } from '../../src/ui/form/Radio.tsx';
import { Kbd } from '../../src/ui/kbd/Kbd.tsx';
import { MenuButton } from '../../src/ui/menu/MenuButton.tsx';
import { FormSkeleton } from '../../src/ui/state/FormSkeleton.tsx';
import { NoPermission } from '../../src/ui/state/NoPermission.tsx';
import { useT } from '../../src/ui/text.tsx';
import './list.css';

export function PartsPage({ mode }: { mode: string }) {
  const t = useT();
  const [asking, setAsking] = useState(mode === 'ask');
  const [on, setOn] = useState(true);
  if (mode === 'locked')
    return (
      <>
        <PageHeader
          crumbs={[{ label: '기업관리' }]}
          title="사용자 관리"
          line
          actions={{ close: { onClick: () => {} } }}
        />
        <NoPermission
          menu="사용자 관리"
          facts={[
            { label: '관리자', value: '박견본 대표 · 010-0000-0001' },
            { label: '내 계정', value: '최예시 · sales2@demo.example' },
          ]}
          onBack={() => {}}
        />
      </>
    );
  return (
    <>
      <PageHeader title="Parts" line />
      <div className="g-parts">
        <section>
          {(['filled', 'outline', 'quiet', 'tint', 'danger', 'danger-filled'] as const).map((kind) => (
            <Button key={kind} kind={kind} icon={<SaveIcon />} onClick={() => setAsking(true)}>
              {kind}
            </Button>
          ))}
          <Button kind="outline" disabledReason={t('desk.reason.read_only')} icon={<SaveIcon />}>
            disabled
          </Button>
          <Button size="s">small</Button>
          <Button size="l" kind="filled">
            large
          </Button>
          <IconButton label={t('desk.action.save')}>
            <SaveIcon />
          </IconButton>
          <MenuButton
            label="menu"
            choices={[
              { id: '1', label: '위에 행 삽입', shortcut: 'Ins' },
              { id: '2', label: '읽기 전용', disabledReason: t('desk.reason.read_only') },
              { id: '3', label: '행 삭제', danger: true, divided: true, shortcut: 'Ctrl Del' },
            ]}
          />
        </section>
        <section>
          <Chip mark="ring">문의접수</Chip>
          <Chip mark="half">작성중</Chip>
          <Chip mark="half" tone="warn">
            결재중
          </Chip>
          <Chip tone="primary">확정</Chip>
          <Chip tone="accent">발송</Chip>
          <Chip tone="ok">수주</Chip>
          <Chip tone="err" mark="square">
            실주
          </Chip>
          <Chip tone="line" mark="square">
            기한만료
          </Chip>
          <Chip tone="line" mark="dash">
            개정됨
          </Chip>
          <Chip mark="none" tone="primary">
            변경 6
          </Chip>
          <ChoiceChip on={on} onToggle={() => setOn(!on)}>
            진행 중 38
          </ChoiceChip>
          <Checkbox aria-label="a" defaultChecked />
          <Checkbox aria-label="b" indeterminate />
          <Checkbox aria-label="c" />
          <Checkbox aria-label="d" disabled defaultChecked />
          <Radio aria-label="e" name="r" defaultChecked />
          <Radio aria-label="f" name="r" />
          <Avatar name="최예시" /> <Avatar name="Mina" mine /> <Kbd>Ctrl K</Kbd>
        </section>
        <FormSkeleton />
      </div>
      <AlertDialog
        open={asking}
        danger
        title={t('desk.message.delete_question')}
        message={t('desk.message.delete_count', { count: 3 })}
        confirmLabel={t('desk.action.delete')}
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

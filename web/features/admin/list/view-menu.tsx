import { SlidersHorizontal, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { list as t } from '#messages/admin/list.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { IconButton } from '../layout/icon-button.tsx';
import type { RecordColumn } from './columns.tsx';
import { firstPage, savedViews } from './saved-views.ts';
import { keysOff } from './use-list-keys.ts';

type Props<Row> = {
  list: string;
  columns: readonly RecordColumn<Row>[];
  shown: readonly RecordColumn<Row>[];
  onColumns: (keys: string) => void;
};

/** A menu of the list's columns, and of its views saved in this browser, each of which is a URL. */
export function ViewMenu<Row>({ list, columns, shown, onColumns }: Props<Row>) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { search } = useLocation();
  const [stored] = useState(() => savedViews(list));
  const views = stored.use();
  const [name, setName] = useState('');
  const hasKeys = keysOff.use().length === 0;
  const choices = columns.filter(({ actions }) => !actions);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      className="relative"
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary className={`${buttonClass({ kind: 'text', size: 's' })} list-none max-sm:px-2!`}>
        <SlidersHorizontal aria-hidden size={20} strokeWidth={1.6} />
        {t.view}
      </summary>
      <div className="facet-card absolute top-full left-0 z-20 grid w-72 gap-4 border border-line bg-surface p-4 shadow-popover">
        <CheckboxGroup
          legend={<span className="font-semibold">{t.columns}</span>}
          options={choices.map(({ key, head }) => [key, head])}
          value={shown.map(({ key }) => key)}
          className="grid"
          onChange={(keys) =>
            onColumns(choices.flatMap(({ key }) => (keys.includes(key) ? key : [])).join(','))
          }
        />
        <Checkbox
          checked={hasKeys}
          onChange={({ currentTarget: { checked } }) => keysOff.write(checked ? [] : ['off'])}
        >
          {t.keysJK}
        </Checkbox>
        {views.length > 0 && (
          <ul aria-label={t.savedViews} className="border-t border-line pt-2">
            {views.map((view) => (
              <li key={view.name} className="flex items-center justify-between">
                <Link
                  to={view.search || '?'}
                  onClick={close}
                  className="target flex items-center text-link"
                >
                  {view.name}
                </Link>
                <IconButton
                  icon={X}
                  aria-label={t.removeView(view.name)}
                  onClick={() => stored.write(views.filter((one) => one !== view))}
                />
              </li>
            ))}
          </ul>
        )}
        <form
          noValidate
          className="grid gap-2 border-t border-line pt-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!name.trim()) return;
            const saved = { name: name.trim(), search: firstPage(search) };
            stored.write([...views.filter((one) => one.name !== saved.name), saved]);
            setName('');
          }}
        >
          <TextField
            label={t.saveViewAs}
            maxLength={40}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Button type="submit" kind="second" size="s">
            {t.saveView}
          </Button>
        </form>
      </div>
    </details>
  );
}

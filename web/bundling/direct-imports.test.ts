import { describe, expect, it } from 'vitest';
import { directImports } from './direct-imports.ts';

const plugin = directImports();
plugin.buildStart();

describe('imports in the build', () => {
  it('name the file of each icon, by any of its names and under its local name', async () => {
    const code = "import { CircleAlert, type LucideIcon, Trash2 as Bin } from 'lucide-react';";
    expect(await plugin.transform(code)).toBe(
      "import CircleAlert from 'lucide-react/icons/circle-alert';" +
        "import Bin from 'lucide-react/icons/trash-2';",
    );
  });

  it('name the file of the contract that declares a value', async () => {
    const code = "import {\n  formatRupees,\n  type Place,\n} from '@jyotiratna/contract';";
    expect(await plugin.transform(code)).toBe(
      "import { formatRupees } from '@jyotiratna/contract/values/money';",
    );
  });

  it('are unchanged for other packages', async () => {
    expect(await plugin.transform("import { useState } from 'react';")).toBeNull();
  });
});

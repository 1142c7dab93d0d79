import { workAside } from '../../../../kernel/aside/work-aside.ts';
import { composePage, type PageTask } from './compose-page.ts';

workAside<PageTask, string>(async (task, tell) => tell(composePage(task)));

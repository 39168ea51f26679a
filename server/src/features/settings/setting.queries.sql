-- Printed from setting.queries.ts by `pnpm sql`; never edited by hand.

-- findSettings
select theme,
  activity_setting,
  community_setting,
  message_setting,
  admin_setting,
  status_setting,
  application_setting
from setting
where person_id = :personId;

-- updateNotificationSettings
insert into setting (
  person_id,
  activity_setting,
  community_setting,
  message_setting,
  admin_setting,
  status_setting,
  application_setting
)
values (
  :personId,
  :activitySetting,
  :communitySetting,
  :messageSetting,
  :adminSetting,
  :statusSetting,
  :applicationSetting
)
on conflict (person_id)
do update set activity_setting = :activitySetting,
  community_setting = :communitySetting,
  message_setting = :messageSetting,
  admin_setting = :adminSetting,
  status_setting = :statusSetting,
  application_setting = :applicationSetting;

-- updateTheme
insert into setting (person_id, theme)
values (:personId, :theme)
on conflict (person_id)
do update set theme = :theme;

-- updateWithoutMail
insert into setting (person_id)
select id
from person
where id = 'personId'
on conflict (person_id)
do nothing;
update setting
set activity_setting = case activity_setting
  when 'MAIL' then 'NONE'
  when 'MAIL_NOTIFICATION' then 'NOTIFICATION'
  else activity_setting
  end,
  status_setting = case status_setting
    when 'MAIL' then 'NONE'
    when 'MAIL_NOTIFICATION' then 'NOTIFICATION'
    else status_setting
    end
where person_id = 'personId'
  and array[activity_setting, status_setting]::text[] && array['MAIL', 'MAIL_NOTIFICATION'];

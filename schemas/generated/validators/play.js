/* Generated from schemas/ by `npm run generate`. Do not edit. */
var h=(t,i)=>()=>(i||t((i={exports:{}}).exports,i),i.exports);var d=h(l=>{"use strict";Object.defineProperty(l,"__esModule",{value:!0});function y(t){let i=t.length,m=0,a=0,u;for(;a<
i;)m++,u=t.charCodeAt(a++),u>=55296&&u<=56319&&a<i&&(u=t.charCodeAt(a),(u&64512)===56320&&a++);return m}l.default=y;y.code=
'require("ajv/dist/runtime/ucs2length").default'});var P=f,g={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/play/game-message.schema.j\
son",title:"Game message",description:"What a frame posts to the page of its game (GAME-30, SM-34). Nothing in it is tru\
sted for money.",type:"object",required:["type"],discriminator:{propertyName:"type"},oneOf:[{title:"Listening",description:"\
The frame has started and listens.",type:"object",properties:{type:{title:"Type",description:"Kind of the message.",type:"\
string",const:"listening"}},required:["type"],additionalProperties:!1},{title:"Game ready",description:"Everything is lo\
aded; a round can begin.",type:"object",properties:{type:{title:"Type",description:"Kind of the message.",type:"string",
const:"game ready"}},required:["type"],additionalProperties:!1},{title:"Paused",description:"No round runs and none begi\
ns.",type:"object",properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"paused"}},required:[
"type"],additionalProperties:!1},{title:"Resumed",description:"Rounds can begin again.",type:"object",properties:{type:{
title:"Type",description:"Kind of the message.",type:"string",const:"resumed"}},required:["type"],additionalProperties:!1},
{title:"Pong",description:"A sign of life.",type:"object",properties:{type:{title:"Type",description:"Kind of the messag\
e.",type:"string",const:"pong"},id:{title:"Id",description:"The answer has the same one.",type:"string",minLength:1,maxLength:64}},
required:["type","id"],additionalProperties:!1},{title:"User action",description:"The player has done something.",type:"\
object",properties:{type:{title:"Type",description:"Kind of the message.",type:"string",const:"user action"},action:{title:"\
Action",description:"A round began, a page of the site is asked for, or anything else was pressed.",type:"string",enum:[
"round start","lobby","deposit","history","input"]}},required:["type","action"],additionalProperties:!1},{title:"Reality\
 check data",description:"Sums of this session so far.",type:"object",properties:{type:{title:"Type",description:"Kind o\
f the message.",type:"string",const:"reality check data"},rounds:{title:"Rounds",description:"Rounds that ended.",type:"\
integer",minimum:0},staked:{title:"Staked",description:"All stakes. Minor units of the session's currency.",type:"intege\
r",minimum:0,maximum:9007199254740991},won:{title:"Won",description:"All wins. Minor units of the session's currency.",type:"\
integer",minimum:0,maximum:9007199254740991}},required:["type","rounds","staked","won"],additionalProperties:!1},{title:"\
Warning",description:"Something went wrong that the player was shown.",type:"object",properties:{type:{title:"Type",description:"\
Kind of the message.",type:"string",const:"warning"},code:{title:"Code",description:"Code of the refusal.",type:"string",
pattern:"^[a-z]+([. -][a-z]+)*$",maxLength:80}},required:["type","code"],additionalProperties:!1},{title:"Round end",description:"\
A round is over and its result has been shown.",type:"object",properties:{type:{title:"Type",description:"Kind of the me\
ssage.",type:"string",const:"round end"},roundId:{title:"Round",description:"Id of the round at the provider.",type:"str\
ing",minLength:1,maxLength:128},staked:{title:"Staked",description:"What the round cost. Minor units of the session's cu\
rrency.",type:"integer",minimum:0,maximum:9007199254740991},won:{title:"Won",description:"What it brought. Minor units o\
f the session's currency.",type:"integer",minimum:0,maximum:9007199254740991}},required:["type","roundId","staked","won"],
additionalProperties:!1}],examples:[{type:"listening"},{type:"game ready"},{type:"paused"},{type:"resumed"},{type:"pong",
id:"7f3a"},{type:"user action",action:"round start"},{type:"reality check data",rounds:12,staked:1200,won:860},{type:"wa\
rning",code:"error.balance.insufficient"},{type:"round end",roundId:"r-81f2",staked:100,won:0}]},n=d().default,w=new RegExp(
"^[a-z]+([. -][a-z]+)*$","u");function f(t,{instancePath:i="",parentData:m,parentDataProperty:a,rootData:u=t}={}){let e=null,
o=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),o++}let p=t.
type;if(typeof p=="string")if(p==="listening")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property \
'type'"};e===null?e=[s]:e.push(s),o++}for(let s in t)if(s!=="type"){let r={instancePath:i,schemaPath:"#/oneOf/0/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"\
#/oneOf/0/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
o++}if(s!=="listening"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{
allowedValue:"listening"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p===
"game ready")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/\
1/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=
[s]:e.push(s),o++}for(let s in t)if(s!=="type"){let r={instancePath:i,schemaPath:"#/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/1/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}if(s!=="ga\
me ready"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"\
game ready"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p===
"paused")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/re\
quired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:
e.push(s),o++}for(let s in t)if(s!=="type"){let r={instancePath:i,schemaPath:"#/oneOf/2/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/2/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}if(s!=="pa\
used"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"\
paused"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"#/on\
eOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p==="re\
sumed")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/requ\
ired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.
push(s),o++}for(let s in t)if(s!=="type"){let r={instancePath:i,schemaPath:"#/oneOf/3/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),
o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/3/properti\
es/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}if(s!=="resum\
ed"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"re\
sumed"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"#/one\
Of/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p==="pon\
g")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),
o++}if(t.id===void 0){let s={instancePath:i,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),o++}for(let s in t)if(!(s==="type"||s==="id")){
let r={instancePath:i,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!=
"string"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),o++}if(s!=="pong"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/\
4/properties/type/const",keyword:"const",params:{allowedValue:"pong"},message:"must be equal to constant"};e===null?e=[r]:
e.push(r),o++}}if(t.id!==void 0){let s=t.id;if(typeof s=="string"){if(n(s)>64){let r={instancePath:i+"/id",schemaPath:"#\
/oneOf/4/properties/id/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[r]:e.push(r),o++}if(n(s)<1){let r={instancePath:i+"/id",schemaPath:"#/oneOf/4/properties/id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),o++}}else{let r={instancePath:i+
"/id",schemaPath:"#/oneOf/4/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),o++}else if(p==="user action")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[s]:e.push(s),o++}if(t.action===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/5/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};
e===null?e=[s]:e.push(s),o++}for(let s in t)if(!(s==="type"||s==="action")){let r={instancePath:i,schemaPath:"#/oneOf/5/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties"};e===null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/t\
ype",schemaPath:"#/oneOf/5/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),o++}if(s!=="user action"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"\
const",params:{allowedValue:"user action"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}if(t.action!==
void 0){let s=t.action;if(typeof s!="string"){let r={instancePath:i+"/action",schemaPath:"#/oneOf/5/properties/action/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}if(!(s==="round start"||
s==="lobby"||s==="deposit"||s==="history"||s==="input")){let r={instancePath:i+"/action",schemaPath:"#/oneOf/5/propertie\
s/action/enum",keyword:"enum",params:{allowedValues:g.oneOf[5].properties.action.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/5/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p==="reality check data")if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),o++}if(t.rounds===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"rounds"},message:"\
must have required property 'rounds'"};e===null?e=[s]:e.push(s),o++}if(t.staked===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/6/required",keyword:"required",params:{missingProperty:"staked"},message:"must have required property 'staked'"};
e===null?e=[s]:e.push(s),o++}if(t.won===void 0){let s={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",
params:{missingProperty:"won"},message:"must have required property 'won'"};e===null?e=[s]:e.push(s),o++}for(let s in t)
if(!(s==="type"||s==="rounds"||s==="staked"||s==="won")){let r={instancePath:i,schemaPath:"#/oneOf/6/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"#/\
oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}
if(s!=="reality check data"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/6/properties/type/const",keyword:"const",
params:{allowedValue:"reality check data"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}if(t.rounds!==
void 0){let s=t.rounds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/rounds",schemaPath:"\
#/oneOf/6/properties/rounds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(
r),o++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let r={instancePath:i+"/rounds",schemaPath:"#/oneOf/6/proper\
ties/rounds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),
o++}}if(t.staked!==void 0){let s=t.staked;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+
"/staked",schemaPath:"#/oneOf/6/properties/staked/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),o++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:i+
"/staked",schemaPath:"#/oneOf/6/properties/staked/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[r]:e.push(r),o++}if(s<0||isNaN(s)){let r={instancePath:i+"/staked",schemaPath:"\
#/oneOf/6/properties/staked/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[r]:e.push(r),o++}}}if(t.won!==void 0){let s=t.won;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+
"/won",schemaPath:"#/oneOf/6/properties/won/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),o++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:i+"/wo\
n",schemaPath:"#/oneOf/6/properties/won/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),o++}if(s<0||isNaN(s)){let r={instancePath:i+"/won",schemaPath:"#/\
oneOf/6/properties/won/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:
e.push(r),o++}}}}else{let s={instancePath:i,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),o++}else if(p==="warning")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[s]:e.push(s),o++}if(t.code===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/7/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===
null?e=[s]:e.push(s),o++}for(let s in t)if(!(s==="type"||s==="code")){let r={instancePath:i,schemaPath:"#/oneOf/7/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propertie\
s"};e===null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"\
#/oneOf/7/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
o++}if(s!=="warning"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/7/properties/type/const",keyword:"const",params:{
allowedValue:"warning"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}if(t.code!==void 0){let s=t.code;
if(typeof s=="string"){if(n(s)>80){let r={instancePath:i+"/code",schemaPath:"#/oneOf/7/properties/code/maxLength",keyword:"\
maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[r]:e.push(r),o++}if(!w.test(s)){
let r={instancePath:i+"/code",schemaPath:"#/oneOf/7/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z]+(\
[. -][a-z]+)*$"},message:'must match pattern "^[a-z]+([. -][a-z]+)*$"'};e===null?e=[r]:e.push(r),o++}}else{let r={instancePath:i+
"/code",schemaPath:"#/oneOf/7/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p==="round end")if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),o++}if(t.roundId===void 0){let s={instancePath:i,
schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"roundId"},message:"must have required proper\
ty 'roundId'"};e===null?e=[s]:e.push(s),o++}if(t.staked===void 0){let s={instancePath:i,schemaPath:"#/oneOf/8/required",
keyword:"required",params:{missingProperty:"staked"},message:"must have required property 'staked'"};e===null?e=[s]:e.push(
s),o++}if(t.won===void 0){let s={instancePath:i,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:"\
won"},message:"must have required property 'won'"};e===null?e=[s]:e.push(s),o++}for(let s in t)if(!(s==="type"||s==="rou\
ndId"||s==="staked"||s==="won")){let r={instancePath:i,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),o++}if(t.
type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/8/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}if(s!=="round end"){let r={
instancePath:i+"/type",schemaPath:"#/oneOf/8/properties/type/const",keyword:"const",params:{allowedValue:"round end"},message:"\
must be equal to constant"};e===null?e=[r]:e.push(r),o++}}if(t.roundId!==void 0){let s=t.roundId;if(typeof s=="string"){
if(n(s)>128){let r={instancePath:i+"/roundId",schemaPath:"#/oneOf/8/properties/roundId/maxLength",keyword:"maxLength",params:{
limit:128},message:"must NOT have more than 128 characters"};e===null?e=[r]:e.push(r),o++}if(n(s)<1){let r={instancePath:i+
"/roundId",schemaPath:"#/oneOf/8/properties/roundId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[r]:e.push(r),o++}}else{let r={instancePath:i+"/roundId",schemaPath:"#/oneOf/8/p\
roperties/roundId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}}if(t.
staked!==void 0){let s=t.staked;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/staked",
schemaPath:"#/oneOf/8/properties/staked/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),o++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:i+"/staked",
schemaPath:"#/oneOf/8/properties/staked/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),o++}if(s<0||isNaN(s)){let r={instancePath:i+"/staked",schemaPath:"\
#/oneOf/8/properties/staked/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[r]:e.push(r),o++}}}if(t.won!==void 0){let s=t.won;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+
"/won",schemaPath:"#/oneOf/8/properties/won/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),o++}if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s)){let r={instancePath:i+"/wo\
n",schemaPath:"#/oneOf/8/properties/won/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[r]:e.push(r),o++}if(s<0||isNaN(s)){let r={instancePath:i+"/won",schemaPath:"#/\
oneOf/8/properties/won/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:
e.push(r),o++}}}}else{let s={instancePath:i,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),o++}else{let s={instancePath:i,schemaPath:"#/discriminator",keyword:"discrimina\
tor",params:{error:"mapping",tag:"type",tagValue:p},message:'value of tag "type" must be in oneOf'};e===null?e=[s]:e.push(
s),o++}else{let s={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:p},
message:'tag "type" must be string'};e===null?e=[s]:e.push(s),o++}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),o++}return f.errors=e,o===0}var O=c;function c(t,{instancePath:i="",parentData:m,parentDataProperty:a,rootData:u=t}={}){let e=null,o=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),o++}let p=t.type;if(typeof p=="string")if(p===
"ready")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/req\
uired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.
push(s),o++}if(t.sound===void 0){let s={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"\
sound"},message:"must have required property 'sound'"};e===null?e=[s]:e.push(s),o++}if(t.reducedMotion===void 0){let s={
instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"reducedMotion"},message:"must\
 have required property 'reducedMotion'"};e===null?e=[s]:e.push(s),o++}for(let s in t)if(!(s==="type"||s==="sound"||s===
"reducedMotion")){let r={instancePath:i,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.
type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}if(s!=="ready"){let r={instancePath:i+"/type",schemaPath:"\
#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"ready"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),o++}}if(t.sound!==void 0&&typeof t.sound!="boolean"){let s={instancePath:i+"/sound",schemaPath:"#/o\
neOf/0/properties/sound/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),
o++}if(t.reducedMotion!==void 0&&typeof t.reducedMotion!="boolean"){let s={instancePath:i+"/reducedMotion",schemaPath:"#\
/oneOf/0/properties/reducedMotion/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:
e.push(s),o++}}else{let s={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),o++}else if(p==="pause")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===
void 0){let s={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[s]:e.push(s),o++}if(t.reason===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/1/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};
e===null?e=[s]:e.push(s),o++}for(let s in t)if(!(s==="type"||s==="reason")){let r={instancePath:i,schemaPath:"#/oneOf/1/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional pro\
perties"};e===null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/t\
ype",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),o++}if(s!=="pause"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"\
const",params:{allowedValue:"pause"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}if(t.reason!==void 0){
let s=t.reason;if(typeof s=="string"){if(n(s)>64){let r={instancePath:i+"/reason",schemaPath:"#/oneOf/1/properties/reaso\
n/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(
r),o++}}else{let r={instancePath:i+"/reason",schemaPath:"#/oneOf/1/properties/reason/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p==="resume")if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/2/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[s]:e.push(s),o++}for(let s in t)
if(s!=="type"){let r={instancePath:i,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.
type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}if(s!=="resume"){let r={instancePath:i+"/type",schemaPath:"\
#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue:"resume"},message:"must be equal to constant"};e===
null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p==="ping")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[s]:e.push(s),o++}if(t.id===void 0){let s={instancePath:i,schemaPath:"\
#/oneOf/3/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[s]:e.push(s),o++}for(let s in t)if(!(s==="type"||s==="id")){let r={instancePath:i,schemaPath:"#/oneOf/3/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===
null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"\
#/oneOf/3/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
o++}if(s!=="ping"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue:"\
ping"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}if(t.id!==void 0){let s=t.id;if(typeof s=="str\
ing"){if(n(s)>64){let r={instancePath:i+"/id",schemaPath:"#/oneOf/3/properties/id/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),o++}if(n(s)<1){let r={instancePath:i+
"/id",schemaPath:"#/oneOf/3/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[r]:e.push(r),o++}}else{let r={instancePath:i+"/id",schemaPath:"#/oneOf/3/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,
schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p===
"update balance")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/on\
eOf/4/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),o++}for(let s in t)if(s!=="type"){let r={instancePath:i,schemaPath:"#/oneOf/4/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/4/prope\
rties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}if(s!=="up\
date balance"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue:"\
update balance"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"\
#/oneOf/4/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),o++}else if(p===
"debug settings")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){let s={instancePath:i,schemaPath:"#/on\
eOf/5/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[s]:e.push(s),o++}if(t.log===void 0){let s={instancePath:i,schemaPath:"#/oneOf/5/required",keyword:"required",params:{
missingProperty:"log"},message:"must have required property 'log'"};e===null?e=[s]:e.push(s),o++}for(let s in t)if(!(s===
"type"||s==="log")){let r={instancePath:i,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.
type;if(typeof s!="string"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}if(s!=="debug settings"){let r={instancePath:i+"/t\
ype",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue:"debug settings"},message:"must b\
e equal to constant"};e===null?e=[r]:e.push(r),o++}}if(t.log!==void 0&&typeof t.log!="boolean"){let s={instancePath:i+"/\
log",schemaPath:"#/oneOf/5/properties/log/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[s]:e.push(s),o++}}else{let s={instancePath:i,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),o++}else if(p==="debug errors")if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
type===void 0){let s={instancePath:i,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[s]:e.push(s),o++}for(let s in t)if(s!=="type"){let r={instancePath:i,
schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must N\
OT have additional properties"};e===null?e=[r]:e.push(r),o++}if(t.type!==void 0){let s=t.type;if(typeof s!="string"){let r={
instancePath:i+"/type",schemaPath:"#/oneOf/6/properties/type/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),o++}if(s!=="debug errors"){let r={instancePath:i+"/type",schemaPath:"#/oneOf/6/prope\
rties/type/const",keyword:"const",params:{allowedValue:"debug errors"},message:"must be equal to constant"};e===null?e=[
r]:e.push(r),o++}}}else{let s={instancePath:i,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),o++}else{let s={instancePath:i,schemaPath:"#/discriminator",keyword:"discrimin\
ator",params:{error:"mapping",tag:"type",tagValue:p},message:'value of tag "type" must be in oneOf'};e===null?e=[s]:e.push(
s),o++}else{let s={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:p},
message:'tag "type" must be string'};e===null?e=[s]:e.push(s),o++}}else{let p={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),o++}return c.errors=e,o===0}export{P as validateGameMessage,O as validateHostMessage};
